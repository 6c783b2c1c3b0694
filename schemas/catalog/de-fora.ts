/** A law that changed others, known by a name, that need not be in the catalogue. */
export interface AtoDeFora {
  /** The generated sigla. */
  sigla: string;
  ano: number;
  nomes: readonly string[];
}

const lei = (numero: string, ano: number, ...nomes: string[]): AtoDeFora => ({
  sigla: `LEI-${numero.replaceAll('.', '')}-${ano}`,
  ano,
  nomes,
});

/** Listed so that a citation of one of them says which law it is, and is not attributed to an act named earlier. */
export const deFora: readonly AtoDeFora[] = [
  lei('13.964', 2019, 'Pacote Anticrime', 'Lei Anticrime', 'Lei do Pacote Anticrime'),
  lei('14.994', 2024, 'Pacote Antifeminicídio', 'Lei Antifeminicídio'),
  lei('13.104', 2015, 'Lei do Feminicídio'),
  lei('14.245', 2021, 'Lei Mariana Ferrer'),
  lei('13.010', 2014, 'Lei Menino Bernardo', 'Lei da Palmada'),
  lei('12.650', 2012, 'Lei Joanna Maranhão'),
  lei('13.718', 2018, 'Lei da Importunação Sexual'),
  lei('14.132', 2021, 'Lei do Stalking', 'Lei da Perseguição'),
  lei('11.705', 2008, 'Lei Seca'),
];
