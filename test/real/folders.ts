/** Folders below `ccivil_03/`, one for each term of a president from 2004 on. */
export const A2004 = '_ato2004-2006';
export const A2007 = '_ato2007-2010';
export const A2011 = '_ato2011-2014';
export const A2015 = '_ato2015-2018';
export const A2019 = '_ato2019-2022';
export const A2023 = '_ato2023-2026';
