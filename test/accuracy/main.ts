/** Prints how well citations are found: on annotated decisions and judged texts, where they are, and on the structure table. */
import { hasMirror } from '../real/mirror.ts';
import { scoreEra } from './era.ts';
import { scoreEstrutura } from './estrutura.ts';
import { hasGold, type Kind, score } from './gold.ts';
import { scoreMutations } from './mutation.ts';
import { scoreQuotations } from './quotations.ts';
import { scoreQuotedLaw } from './quoted-law.ts';
import { hasRealUse, scoreRealUse } from './real-use.ts';

const NAMES: Record<Kind, string> = { D: 'provisions', S: 'súmulas', T: 'temas', O: 'OJs', E: 'enunciados' };

if (hasGold) {
  const rows = Object.entries(score()).map(([kind, placar]) => ({
    '': NAMES[kind as Kind],
    gold: placar.gold,
    'recall, any': placar.recall_any_overlap,
    'recall, 80 %': placar.recall_80pct_chars,
    'boundary exact': placar.boundary_exact,
    predicted: placar.predicted,
    'precision, strict': placar.precision_strict,
    'outside, article-like': placar.outside_gold_but_article_like,
    'outside, other': placar.outside_gold_other,
  }));
  console.log('Annotated decisions (score.py)');
  console.table(rows);
}

console.log('Structure table');
console.table(scoreEstrutura());

if (hasRealUse) {
  console.log(`\nTexts of real use, verified (score_real_use.py)\n${(await scoreRealUse()).impresso}`);
  console.log(`Which code an undated name means (score_era.py)\n${(await scoreEra()).impresso}`);
  console.log(`Words offered as the law's (score_quotations.py)\n${(await scoreQuotations()).impresso}`);
  const { alertas, alteradas } = await scoreMutations();
  console.log('Citations with an alert: those swapped for another article, those judged right, all that are confirmed');
  console.table(alertas);
  console.log('Faithful quotations of the same texts, altered');
  console.table(alteradas);
}

if (hasMirror) {
  const { fieis, alteradas } = await scoreQuotedLaw();
  console.log("The law's own words, quoted faithfully");
  console.table(fieis);
  console.log('The same, altered');
  console.table(alteradas);
}
