import fc from 'fast-check';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { page } from './pages.ts';
import { broken } from './_p.test.ts';
const seen = new Map<string, string>();
const N=Number(process.argv[2]);
for (const h of fc.sample(page,{numRuns:N,seed:Number(process.argv[3]??7)})) {
  if (/ATO DAS DISP[\s\S]*ATO DAS DISP/.test(h)) continue;
  let b: string[];
  try { b = broken(h, parsePagina(h,'EX-A')); } catch (e) { b=[String((e as Error).stack).split('\n').slice(0,3).join('|')]; }
  for (const x of b) { const k=x.replace(/EX-A\.\S+|ADCT\.\S+/g,'KEY'); const old=seen.get(k); if(!old||old.length>h.length) seen.set(k,h+'\n   ### '+x); }
}
for (const [k,h] of seen) console.log('=====',k,'\n',h);
