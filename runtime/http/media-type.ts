/** Of every body this service sends. */
export const JSON_TYPE = 'application/json; charset=utf-8';
