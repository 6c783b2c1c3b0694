import { Database } from 'bun:sqlite';
import { beforeAll, describe, expect, test } from 'bun:test';
import type { Dispositivo, Versao, VersoesDispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { type Dia, diaAnterior } from '../../schemas/law/calendario.ts';
import { classifyNota } from '../../schemas/law/note-kinds.ts';
import { composeArtigoEm } from '../../schemas/tempo/artigo-em.ts';
import { dataDaEmenda } from './emendas.ts';
import { hasMirror } from './mirror.ts';
import { realBanco } from './snapshot.ts';

/** The first day in force of each act, counted by hand from the clause and the line of the DOU on its page. */
const ATOS: Readonly<Record<string, string>> = {
  ...{
    CF: '1988-10-05',
    ADCT: '1988-10-05',
    CC: '2003-01-11',
    CDC: '1991-03-11',
    CPC: '2016-03-18',
    CPP: '1942-01-01',
  },
  ...{
    CTB: '1998-01-22',
    CP: '1942-01-01',
    CPM: '1970-01-01',
    CTN: '1967-01-01',
    CLT: '1943-11-10',
    ECA: '1990-10-14',
  },
  ...{ 'LC-95-1998': '1998-05-28', LRF: '2000-05-05', 'LC-150-2015': '2015-06-02', 'LEI-6019-1974': '1974-03-05' },
  ...{ LSA: '1977-02-15', 'LEI-7418-1985': '1985-12-17', 'LEI-7492-1986': '1986-06-18', 'LEI-7960-1989': '1989-12-22' },
  ...{ FGTS: '1990-05-14', 'LEI-8072-1990': '1990-07-26', 'LEI-8212-1991': '1991-07-25', LBPS: '1991-07-25' },
  ...{ LIA: '1992-06-03', 'LEI-8987-1995': '1995-02-14', LJE: '1995-11-26', 'LEI-9507-1997': '1997-11-13' },
  ...{ 'LEI-9605-1998': '1998-03-30', 'LEI-9609-1998': '1998-02-20', 'LEI-9610-1998': '1998-06-20' },
  ...{ 'LEI-9709-1998': '1998-11-19', 'LEI-9868-1999': '1999-11-11', 'LEI-9882-1999': '1999-12-06' },
  ...{
    'LEI-10101-2000': '2000-12-20',
    'LEI-10259-2001': '2002-01-13',
    EI: '2004-01-01',
    'LEI-11079-2004': '2004-12-31',
  },
  ...{ 'LEI-11201-2005': '2005-11-25', LMP: '2006-09-22', 'LEI-11417-2006': '2007-03-20', LMS: '2009-08-10' },
  ...{ LAI: '2012-05-16', 'LEI-12737-2012': '2013-04-02', 'LEI-12846-2013': '2014-01-29', MCI: '2014-06-23' },
  ...{ 'LEI-13300-2016': '2016-06-24', 'LEI-13303-2016': '2016-07-01', 'LEI-13467-2017': '2017-11-11' },
  ...{ 'LEI-13655-2018': '2018-04-26', 'LEI-13869-2019': '2020-01-03', 'LEI-14155-2021': '2021-05-28' },
  ...{ 'LEI-14442-2022': '2022-09-05', 'LEI-14811-2024': '2024-01-15', 'LEI-15384-2026': '2026-04-10' },
  ...{ LCP: '1942-01-01', LINDB: '1942-10-24', 'DEC-350-1991': '1991-11-22', 'DEC-592-1992': '1992-07-07' },
  ...{
    CADH: '1992-11-09',
    'DEC-4311-2002': '2002-07-24',
    'DEC-4388-2002': '2002-09-26',
    'DEC-7030-2009': '2009-12-15',
  },
  ...{ 'DEC-7962-2013': '2013-05-14', 'DEC-8327-2014': '2014-10-17', 'DEC-8771-2016': '2016-06-10' },
  ...{ 'DEC-9830-2019': '2019-06-11', LEP: '1985-01-13', LGPD: '2020-09-18' },
};
/** Acts whose own page does not give the day: it speaks only of effects. */
const SEM_DIA = ['LEI-4320-1964'];

interface Linha {
  dispositivo: Dispositivo;
  versoes: Versao[];
}
const linhas: Linha[] = [];

beforeAll(async () => {
  if (!hasMirror) return;
  const db = new Database(await realBanco(), { readonly: true });
  const rows = db
    .query<{ doc: string; versoes: string }, []>(
      `SELECT dispositivo.doc AS doc, versoes.doc AS versoes FROM dispositivo JOIN versoes USING (ref_key)
       JOIN diploma ON diploma.sigla = dispositivo.sigla ORDER BY diploma.ordem, dispositivo.ordem`,
    )
    .all();
  for (const { doc, versoes } of rows)
    linhas.push({ dispositivo: JSON.parse(doc), versoes: (JSON.parse(versoes) as VersoesDispositivo).versoes });
  db.close();
});

/**
 * The first and the last day on which a wording may have begun, and on which it may have ended. Null at an open end.
 */
const iniciosDe = ({ desde, desde_entre }: Versao): readonly [Dia | null, Dia | null] | null =>
  desde_entre ?? (desde ? [desde, desde] : null);
const finsDe = ({ ate, ate_entre }: Versao): readonly [Dia | null, Dia | null] | null =>
  ate_entre ?? (ate ? [ate, ate] : null);

describe.skipIf(!hasMirror)('the law in time', () => {
  test('each act begins on the day that its clause tells', () => {
    const first = new Map<string, Set<string | null | undefined>>();
    for (const { dispositivo, versoes } of linhas) {
      const [original] = versoes;
      if (versoes.length > 1 || !original || original.anotacoes.length > 0 || original.texto === '') continue;
      const { sigla } = dispositivo;
      first.set(sigla, (first.get(sigla) ?? new Set()).add(original.desde));
    }
    const wrong = Object.entries(ATOS).filter(([sigla, dia]) => !first.get(sigla)?.has(dia));
    expect(wrong).toEqual([]);
    expect([...first.keys()].filter((sigla) => !(sigla in ATOS) && !SEM_DIA.includes(sigla))).toEqual([]);
  });

  test('what is dated by an amendment is dated as the list of amendments has it', () => {
    const wrong: string[] = [];
    let seen = 0;
    for (const { dispositivo, versoes } of linhas) {
      if (!/^(?:CF|ADCT)$/.test(dispositivo.sigla)) continue;
      for (const versao of versoes) {
        const numero = /^Emenda Constitucional (?:nº )?(\d+)/i.exec(versao.alterado_por ?? '')?.[1];
        const promulgada = numero === undefined ? undefined : dataDaEmenda(Number(numero));
        const entre = iniciosDe(versao);
        // A renumbering gives no wording.
        const dada = versao.anotacoes.some((nota) => /^(?:inclu|acresc|reda)/i.test(nota) && namesEmenda(nota, numero));
        if (!dada || promulgada === undefined || entre === null) continue;
        seen += 1;
        const [de, ate] = entre;
        // A text that came back when a measure or a repeal lapsed begins later than its act.
        const again = versoes.slice(0, versoes.indexOf(versao)).some(({ texto }) => texto === versao.texto);
        // A wording that a note defers begins later too: the EC 87/2015 has effect since 2016.
        const adiada = versao.anotacoes.some((nota) => classifyNota(nota) === 'eficacia');
        if (!again && ((de !== null && de > promulgada && !adiada) || (ate !== null && ate < promulgada)))
          wrong.push(`${dispositivo.ref_key}: ${versao.alterado_por} ${de} ${ate}`);
      }
    }
    expect(seen).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });

  test('wordings neither overlap nor leave a gap, but for repeals that fell and measures within', () => {
    const overlaps: string[] = [];
    const gaps: string[] = [];
    for (const { dispositivo, versoes } of linhas) {
      const dated = versoes.filter((versao) => iniciosDe(versao) !== null && !isMedidaCaida(versao));
      for (const [i, next] of dated.entries()) {
        const before = dated[i - 1];
        if (!before) continue;
        const [de, ate] = iniciosDe(next) as [Dia | null, Dia | null];
        const fim = finsDe(before);
        const name = `${dispositivo.ref_key} ${i}`;
        if (fim === null || (fim[0] !== null && ate !== null && fim[0] >= ate)) overlaps.push(name);
        const between = versoes.slice(versoes.indexOf(before) + 1, versoes.indexOf(next));
        if (between.some(isMedidaCaida)) continue;
        const revogada = before.anotacoes.some((nota) => /^(?:revogad|suprimid)/i.test(nota));
        if (!revogada && fim?.[1] && de !== null && fim[1] < diaAnterior(de)) gaps.push(name);
      }
    }
    expect(overlaps).toEqual([]);
    expect(gaps).toEqual([]);
  });

  test('an article as of the day of the pages says what it says today', () => {
    const artigos = new Map<string, Linha[]>();
    for (const linha of linhas) {
      const artigo = linha.dispositivo.ref_key.split('.', 2).join('.');
      artigos.set(artigo, [...(artigos.get(artigo) ?? []), linha]);
    }
    const hoje = '2026-07-01';
    const wrong: string[] = [];
    let sure = 0;
    for (const [artigo, own] of artigos) {
      const versoes = new Map(own.map(({ dispositivo, versoes }) => [dispositivo.ref_key, versoes]));
      const rows = own.map(({ dispositivo }) => dispositivo);
      const [row] = composeArtigoEm(rows, (refKey) => versoes.get(refKey) ?? [], { de: hoje, ate: hoje }, hoje);
      if (rows[0]?.revogado || !row?.dispositivo.em.certo) continue;
      sure += 1;
      if (row.dispositivo.texto !== rows[0]?.texto) wrong.push(artigo);
    }
    expect(wrong).toEqual([]);
    expect(sure).toBeGreaterThan(9_000);
  });

  test('any one provision as of the day of the pages says what it says today', () => {
    const hoje = '2026-07-01';
    const wrong: string[] = [];
    let sure = 0;
    for (const { dispositivo, versoes } of linhas) {
      if (dispositivo.caput_texto !== null || dispositivo.revogado) continue;
      const [row] = composeArtigoEm([dispositivo], () => versoes, { de: hoje, ate: hoje }, hoje);
      if (!row?.dispositivo.em.certo) continue;
      sure += 1;
      if (row.dispositivo.texto !== dispositivo.texto) wrong.push(dispositivo.ref_key);
    }
    expect(wrong).toEqual([]);
    expect(sure).toBeGreaterThan(20_000);
  });

  test('a provision is in force since its current wording, and what is not in force since no day', () => {
    for (const { dispositivo, versoes } of linhas) {
      const current = versoes.find(({ vigente }) => vigente);
      const expected = dispositivo.revogado || !current ? null : current.desde;
      expect([dispositivo.ref_key, dispositivo.em_vigor_desde]).toEqual([dispositivo.ref_key, expected ?? null]);
    }
  });
});

const namesEmenda = (nota: string, numero: string | undefined): boolean =>
  new RegExp(`emenda constitucional (?:nº )?${numero}\\b`, 'i').test(nota);

const isMedidaCaida = ({ anotacoes, alterado_por, vigente }: Versao): boolean =>
  !vigente &&
  /^medida/i.test(alterado_por ?? '') &&
  anotacoes.some((nota) => /vig[êe]ncia encerrada|rejeitad|sem efic|prejudicad/i.test(nota));
