import { type LexiconRow, row } from '../tokens/lexicon.ts';

/** Words that patterns spell out, and abbreviations with whose stop no sentence ends. They have no class. */
export const PLAIN_WORDS: LexiconRow = row(
  'plain',
  `acerca ad. aditiva aditivo advento advocacia agora aliada aliado anamatra antes aperfeiçoamento após are
    aspectos assunção assunto até atos através bangkok beijing c cabe cabem cada casa cc cdc ceapro cento cgu
    chegada cia. cidadã cidadania civis cjf clt coletivos comercial compete competência concerne conferida
    conferidas conferido conferidos conjunta consideram consolidada conta contas contra contrário convocatório
    correspondentes cp cpc cpp ctn cumulada cumulado custas cvm dada dadas dado dados data dec decorrência decreta
    decretam defensoria demandas democrático dentre depois deputados desde determinada determinado diferença
    direitos dissídios doc. docs. dois doméstica dominante doravante dpu dr. dra. earesp efeitos elas eleitoral eles
    embora ementa encontra enfim enquanto entra entrada entram entre época eresp escazú especiais especializada
    estão estudo et etc. eu execução exma. exmo. extrajudicial extraordinário face família federativa festejada
    festejado fica ficam ficaram ficou final fine fiscais fl. fls. fnpp fonacrim fonajef fonajus fonaref fonavid
    foram formação função fundamentais fundamental ganharam ganhou geral governadora governo graças grupo haia hoje
    ibdfam iec impugnados in individuais infância inspiradas inspirados instituto instrumental interministerial
    introdução juizados juízes juntamente junto jurisprudenciais jurisprudencial justiça laboral leitura litígios
    ltda. magistrados magistratura magna maior mandela marraqueche matéria máximo mediante meio modificativa momento
    mora mpu nações ncpc nenhum nenhuma normatizou nota notarial notas números ocasião ocorre onde onu ora ordem
    ordens ordinária outrora p. pág. págs. paris parlamentar passa passam passaram passemos passo passou pequim
    permanente pgfn planos plena pleno polícia porque pós posterior pp. predominante prefeita presentes prevenção
    previdência processo processualistas prof. profunda promulga promulgação promulgam provisórias publicação quadro
    quem razão receberam recebeu recente reconhecida recursais recursal recursos refere regionais regional registral
    regulamentação relação relativa relativamente relativo relevante relevantes repercussão repetitivas resolve
    resolvem respectivamente respeita respeito restaram restou reunidas rev. revista revog. rg ritos sanção sanciono
    saúde sdc seções seex seguinte seguir seria serviço sob sobreveio sobrevieram sodalício sofreram sofreu solução
    somada somado subseção substituta substitutiva substituto sucede sucessor sucessora superveniência supressiva
    surgimento surgiu tal tange tem temático tempo territórios teve tiveram toca tóquio tp trabalhista trabalhistas
    trabalho tramita transitória transitórias trips ún. única únicas único únicos uniforme uniformização universal
    usque veio velhas velhos vereadores versão vetusta vetusto vi via vigência vigor vigorante violência virtude y`,
);
