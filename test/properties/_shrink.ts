import fc from 'fast-check';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { page } from './pages.ts';
import { broken } from './_p.test.ts';
const want = new RegExp(process.argv[2] as string);
const r = fc.check(fc.property(page, (h) => { if (/ATO DAS DISP[\s\S]*ATO DAS DISP/.test(h)) return true; return !broken(h, parsePagina(h,'EX-A')).some((x) => want.test(x)); }), { numRuns: 20000, seed: 7 });
console.log(r.failed, r.numRuns); if (r.counterexample) { console.log(r.counterexample[0]); const p=parsePagina(r.counterexample[0],'EX-A'); console.log(broken(r.counterexample[0],p)); console.log(p.atos.flatMap(a=>a.linhas.map(l=>[l.ref_key,l.artigo,l.paragrafo,l.inciso,l.alinea,l.item].join(' ')))); console.log(p.pecas); }
