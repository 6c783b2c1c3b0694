import type { ToldAct } from '../../cite.ts';
import type { Provision } from '../../provisions/provision.ts';
import { distance } from '../../tokens/locate.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import type { KnownAntecedent } from './antecedents.ts';

/** The greatest distance, in characters, at which an article is still taken for the one cited before. */
const REACH = 2_000;

/** The articles that the text has cited so far, with their acts. */
export class CitedArticles {
  /** By act, every article cited with it. */
  private readonly byAct = new Map<string, Set<string | null>>();
  /** By article, the act that was last written with it, and not inferred. */
  private readonly named = new Map<string, KnownAntecedent>();
  /** Citations that are in neither map yet. They are filled only when a list asks for them. Few texts do. */
  private news: { act: ToldAct; provisions: readonly Provision[] }[] = [];
  private readonly tokens: Tokens;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
  }

  note(act: ToldAct, provisions: readonly Provision[]): void {
    this.news.push({ act, provisions });
  }

  /** Returns whether the text has cited an article with an act. */
  has(sigla: string, artigo: string | null): boolean {
    this.catchUp();
    return this.byAct.get(sigla)?.has(artigo) ?? false;
  }

  /** `art. 312 do CPP … (art. 5º da CF). Falta requisito do | art. 312`: the act with which the article was cited. */
  actOf(provisions: readonly Provision[], list: number): KnownAntecedent | null {
    this.catchUp();
    const acts = provisions.map(({ artigo }) => (artigo === null ? undefined : this.named.get(artigo)));
    const [act] = acts;
    if (!act || distance(this.tokens, act.from, list) > REACH) return null;
    return acts.every((other) => other?.sigla === act.sigla) ? act : null;
  }

  private catchUp(): void {
    for (const { act, provisions } of this.news) {
      const { sigla } = act;
      if (sigla === null) continue;
      const articles = this.byAct.get(sigla) ?? new Set();
      this.byAct.set(sigla, articles);
      for (const { artigo, from, to } of provisions) {
        articles.add(artigo);
        if (artigo === null || act.inference) continue;
        const { beside, named } = act;
        this.named.set(artigo, { sigla, beside, from, to, ...(named && { from: named.from, to: named.to }) });
      }
    }
    this.news = [];
  }
}
