/**
 * Words that a stemmer confuses: `casa` with `caso`, `juros` with `júri`, `país` with `pais`. Each line has the forms
 * of one word, and the first is the stem of all. They are folded, except those that only their accent distinguishes.
 */
const PALAVRAS = `
casa casas
casar casado casada casados casadas casarem casam
foro foros
paises países país
juro juros
juri juris jurado jurada jurados juradas
mesa mesas
livro livros
carga cargas
penhora penhoras penhorar penhorado penhorada penhorados penhoradas penhorando
parto partos
partido partidos
matar mata matou matarem matando
materia materias
video videos
coleta coletas coletar coletado coletada coletados coletadas
cadeia cadeias
gravida gravidas
gravar gravado gravada gravados gravadas gravacao gravacoes gravame gravames
nome nomes
quantia quantias
conta contas
conto contos
conter contem contido contida contidos contidas contera contendo contiver
tratado tratados
publicar publicacao publicacoes publicado publicada publicados publicadas publicara publicando
empregador empregadores empregadora empregadoras
segurado segurada segurados seguradas
fundo fundos
imposto impostos
media medias
posse posses
vara varas
marido maridos
alimentacao
maria
impenhoravel impenhoraveis impenhorabilidade
revelar revelacao revelado revelada revelados reveladas revelem
primo primos prima primas
lide lides
legitimar legitimado legitimada legitimados legitimacao
porta portas
minuto minutos
minuta minutas
delegado delegada delegados
fatura faturas
faturamento faturamentos
previo previa previos previas previamente
quota quotas cota cotas
custas
`;

/** Maps a word in lower case, with or without accents, to its stem. */
export const HOMONIMOS: ReadonlyMap<string, string> = new Map(
  PALAVRAS.trim()
    .split('\n')
    .flatMap((line) => {
      const [stem, ...others] = line.split(' ') as [string, ...string[]];
      return [stem, ...others].map((word) => [word, stem] as const);
    }),
);
