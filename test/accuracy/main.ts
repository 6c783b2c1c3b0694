/** Prints how well citations are found: on annotated decisions, where they are, and on the structure table. */
import { scoreEstrutura } from './estrutura.ts';
import { hasGold, type Kind, score } from './gold.ts';

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
