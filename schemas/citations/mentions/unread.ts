import { endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import type { Place } from './mention.ts';

/** Contracts, statutes of companies and parties: `contrato`, `estatuto social`, `convenção de condomínio`. */
const INSTRUMENT = `( :contract | estatuto ( social|sociais|partidario | :de :body )
  | convencao ( coletiva|condominial | de condominio ) )`;
const UNREAD = phrase(INSTRUMENT);
/** Behind provisions also bills, agreements, and codes known by their foreign acronym. */
const UNREAD_BEHIND = phrase(`
  presente|referido|mencionado|citado|aludido|proprio|respectivo? (
    ${INSTRUMENT} | acordo coletivo | termo de | instrumento particular|contratual|convocatorio
    | projeto|anteprojeto | proposta de | :bill-acronym (! :stop ) )
  | :foreign-code
  | lei fundamental ( de bonn | alema )`);

/** Past what is no law of the country where an act may stand, or -1. */
export const endOfUnread = (tokens: Tokens, at: number, place: Place): number =>
  endAhead(tokens, at, place === 'behind' ? UNREAD_BEHIND : UNREAD);
