import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { Command } from 'commander';
import { RegistroDeFatos } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import { DATAPACKAGE, FATOS } from '../../schemas/storage/layout.ts';
import { printData } from '../../schemas/text/data.ts';
import { toUrl } from './opcoes.ts';
import { baixarBytes } from './pedir.ts';
import { Recusa } from './recusa.ts';
import { abrirBase, pastaGuardada, REGISTRO } from './registro.ts';

/** Room for the register of about ten thousand acts. */
const MAX_BYTES = 256 << 20;
/** The data package lists some hundred files. */
const MAX_DESCRIPTOR = 1 << 20;

/**
 * `vigente atualizar`: fetches the register of facts of a site, and keeps it if it is newer. A file that does not have
 * the published hash is refused.
 */
export function atualizarCommand(): Command {
  return new Command('atualizar')
    .description('Busca num site do Vigente um registro de fatos mais novo, confere o seu hash, e passa a usá-lo.')
    .argument('[site]', 'endereço do site; sem ele, o de VIGENTE_SITE')
    .option('--voltar', 'esquece o que se buscou, e volta ao registro do pacote')
    .action(async (site: string | undefined, { voltar }: { voltar?: true }) => {
      const file = join(pastaGuardada(), REGISTRO);
      if (voltar) {
        rmSync(file, { force: true });
        console.log(`De volta ao registro do pacote, de ${printData(abrirBase().dia)}.`);
        return;
      }
      const given = site ?? process.env.VIGENTE_SITE;
      if (!given) throw new Recusa('diga o endereço do site: vigente atualizar https://…');
      const registro = await fetchRegistro(toUrl(given));
      const { dia } = abrirBase();
      if (registro.dia <= dia) {
        console.log(
          `O registro daqui já é de ${printData(dia)}, e o do site, de ${printData(registro.dia)}: nada mudou.`,
        );
        return;
      }
      mkdirSync(pastaGuardada(), { recursive: true });
      // Written to a temporary file and renamed, so that an interrupted run never leaves half a register.
      writeFileSync(`${file}.novo`, JSON.stringify(registro));
      renameSync(`${file}.novo`, file);
      console.log(`Registro de ${printData(registro.dia)}, com ${Object.keys(registro.atos).length} diplomas.`);
    });
}

/** Downloads the register that a site publishes, and checks it against the hash in the site's data package. */
async function fetchRegistro(site: string): Promise<RegistroDeFatos> {
  const folder = `${site}/dados`;
  const descriptor = readJson(await baixarBytes(`${folder}/${DATAPACKAGE}`, MAX_DESCRIPTOR), site);
  if (!Value.Check(Descritor, descriptor))
    throw new Recusa(`${site} não descreve os seus dados: é um site do Vigente?`);
  const resource = descriptor.resources.find(({ path }) => path === FATOS);
  if (!resource) throw new Recusa(`${site} não publica ${FATOS}`);
  const bytes = await baixarBytes(`${folder}/${FATOS}`, MAX_BYTES);
  const found = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  if (found !== resource.hash)
    throw new Recusa(`${FATOS} de ${site} não tem o hash que o site dá (${resource.hash}): nada foi guardado`);
  const registro = readJson(bytes, site);
  if (!Value.Check(RegistroDeFatos, registro))
    throw new Recusa(`${FATOS} de ${site} não é um registro de fatos deste formato`);
  return registro;
}

/** The part of a data package that is read here. */
const Descritor = Type.Object({ resources: Type.Array(Type.Object({ path: Type.String(), hash: Type.String() })) });

function readJson(bytes: Uint8Array, site: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Recusa(`${site} não respondeu em JSON: é um site do Vigente?`);
  }
}
