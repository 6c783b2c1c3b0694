import { describe, expect, test } from 'bun:test';
import { diffDispositivos } from '../../pipeline/diff/changes.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { composeDispositivo } from '../../pipeline/views/dispositivo.ts';

/** A page of one article with a penalty, each line with its note. */
const page = (caput: string, pena: string) =>
  `<p>LEI Nº 90.001, DE 1º DE ABRIL DE 2091</p><p>O PRESIDENTE DA REPÚBLICA Faço saber:</p><p>Art. 1º ${caput}</p><p>Pena - ${pena}</p>`;

function read(html: string) {
  const linhas = parsePagina(html, 'EX-A').atos[0]?.linhas ?? [];
  return {
    dispositivos: linhas.map((linha, ordem) => composeDispositivo(linha, 'EX-A', ordem)),
    anotadas: new Map(
      linhas.flatMap(({ ref_key, linhas_anotadas }) => (linhas_anotadas ? [[ref_key, linhas_anotadas]] : [])),
    ),
  };
}

function changes(before: string, after: string): string[] {
  const [old, now] = [read(before), read(after)];
  const held = new Map(old.dispositivos.map((row) => [row.ref_key, row]));
  return diffDispositivos(held, now.dispositivos, 'substance', now.anotadas).map(({ tipo }) => tipo);
}

describe('one letter more in a line, read by another parser', () => {
  const antes = page('Furtar fruta alheia: (Redação dada pela Lei nº 90.100, de 2094)', 'multa.');

  test('is a slip where no law notes it', () => {
    expect(changes(antes, page('Furtar frutas alheia: (Redação dada pela Lei nº 90.100, de 2094)', 'multa.'))).toEqual(
      [],
    );
  });

  test('is a change where a law notes it on that line, older than another of the provision', () => {
    const pena = 'multas. (Redação dada pela Lei nº 90.050, de 2093)';
    expect(changes(antes, page('Furtar fruta alheia: (Redação dada pela Lei nº 90.100, de 2094)', pena))).toEqual([
      'dispositivo_alterado',
    ]);
  });

  test('is a slip where the law has noted itself on another line', () => {
    const caput = 'Furtar fruta alheia: (Redação dada pela Lei nº 90.200, de 2095)';
    expect(changes(antes, page(caput, 'multas.'))).toEqual([]);
  });

  test('is a change where the page notes the law in a line of its own', () => {
    const pena = 'multas.</p><p>(Redação dada pela Lei nº 90.200, de 2095)';
    expect(changes(antes, page('Furtar fruta alheia: (Redação dada pela Lei nº 90.100, de 2094)', pena))).toEqual([
      'dispositivo_alterado',
    ]);
  });
});

test('each note knows the line that it stands on', () => {
  const { anotadas } = read(
    page('Furtar: (Redação dada pela Lei nº 90.100, de 2094)', 'multa. (Redação dada pela Lei nº 90.050, de 2093)'),
  );
  expect(anotadas.get('EX-A.1')).toEqual([0, 1]);
});
