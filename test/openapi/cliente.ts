// @ts-nocheck
/**
 * Vigente
 * 0.1.0
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "/"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    esteServico: "/"
};
export type Inferencia = {
    /** Por referência (“da mesma lei”) ou pela última menção. */
    origem: "anafora" | "mencao_anterior";
    sigla: string;
    /** Onde começa a menção ao diploma. */
    offset_mencao: number;
    /** Da menção à citação, em unidades UTF-16. */
    distancia: number;
};
export type CitacaoDispositivo = {
    tipo?: "dispositivo";
    /** Sigla do diploma ou outro nome por que é conhecido. Nulo, como numa citação extraída de um texto que não o nomeia: o resultado é `ambiguo`. */
    sigla: string | null;
    /** Número do artigo: `5`, `1003`, `5-A`. Um número em vez de texto, aqui e nos demais níveis, é entendido. */
    artigo: string;
    /** Número do parágrafo ou `unico`. */
    paragrafo?: string | null;
    /** Algarismo romano: `LXXVIII`. `78` lê-se como ele, e a `mensagem` o diz. */
    inciso?: string | null;
    /** Letra: `a`. */
    alinea?: string | null;
    /** Número do item: `1`. */
    item?: string | null;
    /** Verdadeiro devolve só o caput, não o artigo inteiro. */
    caput?: boolean | null;
    /** Ato posterior que o texto põe ao lado do nome do diploma, como em “CP (Lei 14.994/2024)”: `LEI-14994-2024`. A citação só se confirma se ele alterou o artigo. */
    ao_lado?: string | null;
    /** Responde com a lei do dia, do mês ou do ano: `2015-03-01`, `2015-03` ou `2015`. */
    em?: string | null;
    tempo?: {
        /** O tempo de que se fala, como AAAA-MM-DD, AAAA-MM ou AAAA. */
        data: string | null;
        /** Os que decidiram de que código se fala, ou que deram a data. */
        sinais: ("em" | "nome_com_ano" | "data_do_texto" | "data_da_decisao" | "nivel" | "assunto")[];
        /** O nome citado não traz ano e é hoje deste ato; `sigla` é a do que o tinha naquele tempo. */
        hoje?: string;
        /** Os sinais divergem: lê-se o código de hoje, e este é o que alguns deles dizem. */
        outro?: string;
    } | null;
    /** O que a citação afirma; serve para sugerir candidatos quando o dispositivo não existe. */
    rotulo?: string | null;
    /** As palavras da lei, como transcritas: a resposta diz em que diferem. */
    transcricao?: string | null;
    /** Início no texto, em unidades UTF-16. */
    offset?: number | null;
    /** Fim no texto, exclusivo, em unidades UTF-16. */
    fim?: number | null;
    /** A citação não nomeia o diploma: ele foi deduzido do texto. */
    diploma_inferido?: boolean | null;
    inferencia?: Inferencia | null;
};
export type CitacaoSumula = {
    tipo?: "sumula";
    /** Só `STF` e `STJ` são verificados. Nulo, como numa extraída de um texto que não o diz: `ambiguo`. */
    tribunal: string | null;
    numero: number;
    /** Sem isto, procura a comum e, no STF, também a vinculante. */
    vinculante?: boolean | null;
    /** Responde com a lei do dia, do mês ou do ano: `2015-03-01`, `2015-03` ou `2015`. */
    em?: string | null;
    /** As palavras da lei, como transcritas: a resposta diz em que diferem. */
    transcricao?: string | null;
    /** O trecho citado, exatamente como está no texto. */
    rotulo?: string | null;
    /** Início no texto, em unidades UTF-16. */
    offset?: number | null;
    /** Fim no texto, exclusivo, em unidades UTF-16. */
    fim?: number | null;
    /** Verdadeiro quando o tribunal não está junto ao número: ele foi deduzido do texto. */
    tribunal_inferido?: boolean | null;
    /** De onde veio o tribunal inferido: do título acima, da mesma súmula (ou de outra da mesma lista) citada com ele em outro trecho, de ser do próprio tribunal o texto (“desta Corte”), ou do último tribunal mencionado (“do mesmo tribunal”). */
    origem_tribunal?: ("titulo" | "mesma_sumula" | "proprio_tribunal" | "mesmo_tribunal" | null) | ("titulo" | "mesma_sumula" | "proprio_tribunal" | "mesmo_tribunal" | null);
};
export type CitacaoTema = {
    tipo: "tema";
    tribunal?: string | null;
    numero: number;
    sistematica?: ("repercussao_geral" | "repetitivo" | "irdr" | "iac" | null) | ("repercussao_geral" | "repetitivo" | "irdr" | "iac" | null);
    /** O trecho citado, exatamente como está no texto. */
    rotulo?: string | null;
    /** Início no texto, em unidades UTF-16. */
    offset?: number | null;
    /** Fim no texto, exclusivo, em unidades UTF-16. */
    fim?: number | null;
};
export type CitacaoOj = {
    tipo: "oj";
    tribunal?: string | null;
    orgao?: string | null;
    numero: number;
    /** O trecho citado, exatamente como está no texto. */
    rotulo?: string | null;
    /** Início no texto, em unidades UTF-16. */
    offset?: number | null;
    /** Fim no texto, exclusivo, em unidades UTF-16. */
    fim?: number | null;
};
export type CitacaoEnunciado = {
    tipo: "enunciado";
    orgao?: string | null;
    numero: number;
    /** O trecho citado, exatamente como está no texto. */
    rotulo?: string | null;
    /** Início no texto, em unidades UTF-16. */
    offset?: number | null;
    /** Fim no texto, exclusivo, em unidades UTF-16. */
    fim?: number | null;
};
export type Sugestao = {
    ref_key: string;
    artigo: string;
    trecho: string;
};
export type Alerta = {
    /** `assunto_diverso`: o texto fala de outra coisa que o artigo citado. `tempo_diverso`: há no texto sinais do diploma de hoje e do anterior do mesmo nome. */
    tipo: "assunto_diverso" | "tempo_diverso";
    /** Em `assunto_diverso`, os artigos do mesmo diploma que tratam do que o texto diz. */
    sugestao: Sugestao[];
    /** Por que se alerta: as palavras do texto e de que artigo são, ou os sinais. */
    motivo: string;
};
export type Parcial = {
    /** O primeiro nível que não existe. */
    nivel: "paragrafo" | "inciso" | "alinea" | "item";
    /** Como citado. */
    valor: string;
    /** ref_key do nível mais fundo que existe. */
    encontrado: string;
};
export type Candidato = {
    ref_key: string;
    sigla: string;
    /** O caput do candidato, até cerca de 600 caracteres. */
    texto: string;
    /** Semelhança com o contexto da citação, de 0 a 1 ou mais. */
    rank: number;
    /** Expressão do contexto que aponta para a área do diploma. */
    pista_area?: string;
};
export type DiplomaCitado = {
    tipo: "codigo" | "constituicao" | "lei" | "lei_complementar" | "decreto_lei" | "decreto" | "medida_provisoria" | "emenda_constitucional" | "resolucao" | "regimento" | "constituicao_estadual" | "outro";
    sigla?: string;
    numero?: string;
    ano?: number;
    /** O ano de um código que outro substituiu: `1973`. */
    versao?: string;
    /** O diploma como citado. */
    rotulo: string;
    ato?: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** Data do ato: `2019-12-24`, ou só o ano (`2019`) quando o dia não consta ou as fontes divergem. */
        data: string | null;
        /** O que `data` traz: o `dia` ou só o `ano`. */
        precisao: ("dia" | "ano" | null) | ("dia" | "ano" | null);
        /** Página oficial do ato, quando algum texto lido aponta para ela. */
        url: string | null;
    };
};
export type Resolucao = {
    status: "verificado" | "verificado_parcial" | "verificado_inferido" | "revogado" | "cancelada" | "nao_encontrado" | "diploma_desconhecido" | "ambiguo" | "nao_suportado";
    /** `erro`: não está na lei em vigor, é para corrigir. `duvida`: só quem escreveu sabe, é para rever. `nota`: é para saber, sem reparo ao texto, como o que este serviço não lê. `ok`: nada a dizer. */
    gravidade?: "erro" | "duvida" | "nota" | "ok";
    /** Por que o diploma é desconhecido, ou o que pesa no status. `contradiz`: número, ano ou nome não são do mesmo ato, e `sugestao` traz o dispositivo do ato certo. `superado`: é lei antiga, que outra substituiu. `nao_lido`: pode existir, e este acervo não o tem. `sem_diploma`: não se diz qual é, e nenhum do acervo tem o dispositivo, ou o tem outro que o texto cita, e não o que se inferiu; ou o número atrás da sigla (`CDC 14`) pode ser o do artigo ou o ano. Com `em`, `redacao_incerta`: pelas datas conhecidas não se sabe se vigorava naqueles dias, ou com que redação, e a `mensagem` diz entre quais. `dito_revogado`: está revogado, e é o que o próprio texto diz. `data_diversa`: existe e vigora, mas o dia ou o mês que o texto dá ao diploma não são os dele; ou, em `diploma_desconhecido`, o ano é o de entrada em vigor (`CC/2003`). */
    motivo?: "contradiz" | "superado" | "nao_lido" | "sem_diploma" | "redacao_incerta" | "dito_revogado" | "data_diversa";
    ref_key?: string;
    texto?: string;
    hierarquia?: string;
    revogado?: boolean;
    anotacoes?: string[];
    alterado_por?: string | null;
    revogado_por?: string | null;
    alterado_por_ato?: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** Data do ato: `2019-12-24`, ou só o ano (`2019`) quando o dia não consta ou as fontes divergem. */
        data: string | null;
        /** O que `data` traz: o `dia` ou só o `ano`. */
        precisao: ("dia" | "ano" | null) | ("dia" | "ano" | null);
        /** Página oficial do ato, quando algum texto lido aponta para ela. */
        url: string | null;
    };
    revogado_por_ato?: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** Data do ato: `2019-12-24`, ou só o ano (`2019`) quando o dia não consta ou as fontes divergem. */
        data: string | null;
        /** O que `data` traz: o `dia` ou só o `ano`. */
        precisao: ("dia" | "ano" | null) | ("dia" | "ano" | null);
        /** Página oficial do ato, quando algum texto lido aponta para ela. */
        url: string | null;
    };
    cancelada?: boolean;
    vinculante?: boolean;
    alterador?: boolean;
    altera?: string[];
    /** O primeiro dia do que uma anotação de vigência ou de efeitos difere, onde se sabe e ainda não chegou: da redação, da revogação, ou sem o dispositivo. A `mensagem` diz qual. */
    efeito_em?: string;
    alerta?: Alerta;
    sucessor?: {
        /** O dispositivo que hoje trata do mesmo: `CPC.1022.II`. */
        ref_key: string;
        /** Em que se apoia: `renumeracao`, uma anotação que o diz; `mesmo_texto` e `texto_proximo`, as mesmas palavras ou quase, que passaram a vigorar quando o anterior deixou de vigorar; `correspondencia`, uma tabela conferida entre o ato revogado e o que o substituiu. */
        base: "renumeracao" | "mesmo_texto" | "texto_proximo" | "correspondencia";
    }[];
    parcial?: Parcial;
    sugestao?: Sugestao[];
    candidatos?: Candidato[];
    total_candidatos?: number;
    candidatos_truncados?: boolean;
    /** Os textos dos dispositivos acima, para ler o fragmento. */
    contexto?: string;
    diploma_citado?: DiplomaCitado;
    mensagem?: string;
    em?: {
        /** O `em` da requisição. */
        pedido: string;
        /** Falso quando não se sabe se naqueles dias vigorava esta redação ou outra: a `mensagem` diz o quê. */
        certo: boolean;
        /** O primeiro dia de vigência da redação, `2016-03-18`, ou só o seu ano, `2019`. Nulo quando não se sabe, e na redação que nunca vigorou ou que a fonte repete. */
        desde?: string | null;
        /** O último dia de vigência, ou só o seu ano. Nulo na redação em vigor a que nada ainda marcou o fim, e quando não se sabe. */
        ate?: string | null;
        /** De `desde`: o dia, só o ano, ou nenhum dos dois. */
        precisao?: "dia" | "ano" | "desconhecida";
        /** Em que `desde` se apoia: `clausula`, a cláusula de vigência do ato, contada da publicação; `ato`, a promulgação; `nota`, a data na anotação; `registro`, a data do ato noutra fonte. Em `nota` e `registro` é o dia do ato, que nada ali difere: a publicação pode ser de dias depois. */
        base?: ("ato" | "nota" | "registro" | "clausula" | null) | ("ato" | "nota" | "registro" | "clausula" | null);
        /** As outras redações que podem ter vigorado naqueles dias. */
        outras?: {
            texto: string;
            /** O primeiro dia de vigência da redação, `2016-03-18`, ou só o seu ano, `2019`. Nulo quando não se sabe, e na redação que nunca vigorou ou que a fonte repete. */
            desde?: string | null;
            /** O último dia de vigência, ou só o seu ano. Nulo na redação em vigor a que nada ainda marcou o fim, e quando não se sabe. */
            ate?: string | null;
        }[];
        mensagem?: string;
    };
    transcricao?: {
        /** `literal` e `com_cortes`: são as palavras da lei, inteiras ou com cortes assinalados. `redacao_anterior`: foram. `de_outro_dispositivo`: são de outro (`de` diz qual). `alterada`: são, com diferenças. `nao_confere`: não estão na lei citada. */
        situacao: "literal" | "com_cortes" | "redacao_anterior" | "de_outro_dispositivo" | "alterada" | "nao_confere";
        /** `erro`: não está na lei em vigor, é para corrigir. `duvida`: só quem escreveu sabe, é para rever. `nota`: é para saber, sem reparo ao texto, como o que este serviço não lê. `ok`: nada a dizer. */
        gravidade: "erro" | "duvida" | "nota" | "ok";
        /** O dispositivo ou a súmula de que são oferecidas como palavras. */
        ref_key: string;
        de: {
            ref_key: string;
            /** Desde quando (AAAA-MM-DD ou AAAA), se se sabe. */
            desde?: string;
            /** Até quando essa foi a redação (AAAA-MM-DD ou AAAA), se se sabe. */
            ate: string | null;
            /** O ato que deu a redação seguinte, se a fonte o diz. */
            por: string | null;
        } | null;
        /** Parte das palavras que está assim na lei, na ordem. */
        semelhanca: number;
        diferencas: {
            /** Palavras trocadas por outras, que faltam na transcrição ou que só ela tem. */
            tipo: "troca" | "falta" | "sobra";
            /** Como está na transcrição; vazio no que falta. */
            citado: string;
            /** Como está na lei; vazio no que sobra. */
            lei: string;
            /** Início no texto, em unidades UTF-16; do que falta, onde faltaria. */
            offset: number;
            /** Fim no texto, exclusivo, em unidades UTF-16. */
            fim: number;
        }[];
        /** O que há a dizer do que não é literal, ou de um corte que muda o sentido. */
        mensagem?: string;
    };
};
export type Erro = {
    error: {
        code: "invalid_request" | "unauthorized" | "rate_limited" | "not_found" | "upstream_error" | "internal_error";
        message: string;
        details?: any;
    };
};
export type DispositivoCitado = {
    tipo: "dispositivo";
    /** O trecho citado, exatamente como está no texto. */
    rotulo: string;
    /** Início no texto, em unidades UTF-16. */
    offset: number;
    /** Fim no texto, exclusivo, em unidades UTF-16. */
    fim: number;
    /** Nulo quando nenhum diploma é nomeado nem inferido. */
    sigla: string | null;
    artigo: string;
    paragrafo: string | null;
    inciso: string | null;
    alinea: string | null;
    item: string | null;
    caput: boolean;
    /** A citação não nomeia o diploma: ele foi deduzido do texto. */
    diploma_inferido: boolean;
    inferencia?: Inferencia;
    /** Ato posterior que o texto põe ao lado do nome do diploma, como em “CP (Lei 14.994/2024)”: `LEI-14994-2024`. A citação só se confirma se ele alterou o artigo. */
    ao_lado?: string;
    /** Responde com a lei do dia, do mês ou do ano: `2015-03-01`, `2015-03` ou `2015`. */
    em?: string;
    /** O tempo de que o texto fala onde cita. Quando o nome citado, sem ano, era então o de outro código, a `sigla` da citação é a daquele: `LEI-5869-1973`, e não `CPC`. Devolvido a `/v1/resolver`, o item vale o que vale no texto. */
    tempo?: {
        /** O tempo de que se fala, como AAAA-MM-DD, AAAA-MM ou AAAA. */
        data: string | null;
        /** Os que decidiram de que código se fala, ou que deram a data. */
        sinais: ("em" | "nome_com_ano" | "data_do_texto" | "data_da_decisao" | "nivel" | "assunto")[];
        /** O nome citado não traz ano e é hoje deste ato; `sigla` é a do que o tinha naquele tempo. */
        hoje?: string;
        /** Os sinais divergem: lê-se o código de hoje, e este é o que alguns deles dizem. */
        outro?: string;
    };
};
export type SumulaCitada = {
    tipo: "sumula";
    /** O trecho citado, exatamente como está no texto. */
    rotulo: string;
    /** Início no texto, em unidades UTF-16. */
    offset: number;
    /** Fim no texto, exclusivo, em unidades UTF-16. */
    fim: number;
    tribunal: string | null;
    numero: number;
    vinculante: boolean;
    /** Verdadeiro quando o tribunal não está junto ao número: ele foi deduzido do texto. */
    tribunal_inferido?: boolean;
    /** De onde veio o tribunal inferido: do título acima, da mesma súmula (ou de outra da mesma lista) citada com ele em outro trecho, de ser do próprio tribunal o texto (“desta Corte”), ou do último tribunal mencionado (“do mesmo tribunal”). */
    origem_tribunal?: "titulo" | "mesma_sumula" | "proprio_tribunal" | "mesmo_tribunal";
    /** Responde com a lei do dia, do mês ou do ano: `2015-03-01`, `2015-03` ou `2015`. */
    em?: string;
};
export type TemaCitado = {
    tipo: "tema";
    /** O trecho citado, exatamente como está no texto. */
    rotulo: string;
    /** Início no texto, em unidades UTF-16. */
    offset: number;
    /** Fim no texto, exclusivo, em unidades UTF-16. */
    fim: number;
    tribunal: string | null;
    numero: number;
    sistematica: ("repercussao_geral" | "repetitivo" | "irdr" | "iac" | null) | ("repercussao_geral" | "repetitivo" | "irdr" | "iac" | null);
};
export type OjCitada = {
    tipo: "oj";
    /** O trecho citado, exatamente como está no texto. */
    rotulo: string;
    /** Início no texto, em unidades UTF-16. */
    offset: number;
    /** Fim no texto, exclusivo, em unidades UTF-16. */
    fim: number;
    tribunal: string | null;
    orgao: string | null;
    numero: number;
};
export type EnunciadoCitado = {
    tipo: "enunciado";
    /** O trecho citado, exatamente como está no texto. */
    rotulo: string;
    /** Início no texto, em unidades UTF-16. */
    offset: number;
    /** Fim no texto, exclusivo, em unidades UTF-16. */
    fim: number;
    orgao: string | null;
    numero: number;
};
export type CitacaoExtraida = DispositivoCitado | SumulaCitada | TemaCitado | OjCitada | EnunciadoCitado;
export type ResumoVerificacao = {
    total: number;
    por_status: {
        [key: string]: number;
    };
    /** Quantas citações são de cada gravidade que ocorre, contada a pior do que se diz dela e de suas aspas. */
    por_gravidade: {
        [key: string]: number;
    };
    /** Há ao menos uma citação, e todas estão em `verificado` ou `verificado_inferido`. */
    todas_confirmadas: boolean;
    /** Quantas transcrições estão em cada situação que ocorre. */
    transcricoes: {
        [key: string]: number;
    };
    /** Todas as citações estão confirmadas, e nenhuma transcrição diz o que a lei não diz: só `literal` e `com_cortes`, sem corte que tire uma negação ou uma ressalva. Nem há `alerta`. */
    tudo_confere: boolean;
};
export type AtoCitado = {
    /** O trecho citado, exatamente como está no texto. */
    rotulo: string;
    /** Início no texto, em unidades UTF-16. */
    offset: number;
    /** Fim no texto, exclusivo, em unidades UTF-16. */
    fim: number;
    /** Do acervo; a de outro ato é feita do que foi citado: `LEI-12016-2010`. */
    sigla: string;
    /** `verificado`, `revogado` (nenhum dispositivo vigora) ou `diploma_desconhecido`; com `em`, `nao_encontrado` é o que ainda não existia. */
    status: "verificado" | "verificado_parcial" | "verificado_inferido" | "revogado" | "cancelada" | "nao_encontrado" | "diploma_desconhecido" | "ambiguo" | "nao_suportado";
    /** `erro`: não está na lei em vigor, é para corrigir. `duvida`: só quem escreveu sabe, é para rever. `nota`: é para saber, sem reparo ao texto, como o que este serviço não lê. `ok`: nada a dizer. */
    gravidade: "erro" | "duvida" | "nota" | "ok";
    /** Por que o diploma é desconhecido, ou o que pesa no status. `contradiz`: número, ano ou nome não são do mesmo ato, e `sugestao` traz o dispositivo do ato certo. `superado`: é lei antiga, que outra substituiu. `nao_lido`: pode existir, e este acervo não o tem. `sem_diploma`: não se diz qual é, e nenhum do acervo tem o dispositivo, ou o tem outro que o texto cita, e não o que se inferiu; ou o número atrás da sigla (`CDC 14`) pode ser o do artigo ou o ano. Com `em`, `redacao_incerta`: pelas datas conhecidas não se sabe se vigorava naqueles dias, ou com que redação, e a `mensagem` diz entre quais. `dito_revogado`: está revogado, e é o que o próprio texto diz. `data_diversa`: existe e vigora, mas o dia ou o mês que o texto dá ao diploma não são os dele; ou, em `diploma_desconhecido`, o ano é o de entrada em vigor (`CC/2003`). */
    motivo?: "contradiz" | "superado" | "nao_lido" | "sem_diploma" | "redacao_incerta" | "dito_revogado" | "data_diversa";
    /** O tempo de que o texto fala onde cita. Quando o nome citado, sem ano, era então o de outro código, a `sigla` da citação é a daquele: `LEI-5869-1973`, e não `CPC`. Devolvido a `/v1/resolver`, o item vale o que vale no texto. */
    tempo?: {
        /** O tempo de que se fala, como AAAA-MM-DD, AAAA-MM ou AAAA. */
        data: string | null;
        /** Os que decidiram de que código se fala, ou que deram a data. */
        sinais: ("em" | "nome_com_ano" | "data_do_texto" | "data_da_decisao" | "nivel" | "assunto")[];
        /** O nome citado não traz ano e é hoje deste ato; `sigla` é a do que o tinha naquele tempo. */
        hoje?: string;
        /** Os sinais divergem: lê-se o código de hoje, e este é o que alguns deles dizem. */
        outro?: string;
    };
    mensagem?: string;
    /** O diploma que o número ou o nome dizem, quando só o ano citado não é o dele. */
    diploma_sugerido?: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        nome: string;
        ano: number;
        /** Se o texto do diploma está no acervo. */
        lido: boolean;
    };
};
export type TextoVerificado = {
    resumo: ResumoVerificacao;
    /** O tempo de que o texto fala, por sinais; ausente quando nada o diz. */
    tempo?: {
        /** O tempo de que se fala, como AAAA-MM-DD, AAAA-MM ou AAAA. */
        data: string | null;
        precisao: "dia" | "mes" | "ano" | "desconhecida";
        /** Na ordem do texto. */
        sinais: {
            /** `em`: a data pedida. `nome_com_ano`: o código foi nomeado antes com o seu ano (“CPC/73”). `data_do_texto`, `data_da_decisao`: a do próprio texto e a da decisão que ele transcreve. `nivel`: só um dos códigos tem o dispositivo citado. `assunto`: as palavras ao redor são do assunto que o artigo tem num deles, e não no outro. */
            tipo: "em" | "nome_com_ano" | "data_do_texto" | "data_da_decisao" | "nivel" | "assunto";
            /** Início no texto, em unidades UTF-16; `em` não está no texto. */
            offset?: number;
            /** Fim, exclusivo. */
            fim?: number;
        }[];
    };
    citacoes: {
        citacao: CitacaoExtraida;
        resolucao: Resolucao;
    }[];
    /** As palavras que o texto põe entre aspas como sendo da lei que cita, conferidas com ela, na ordem do texto. Do que não é oferecido como da lei (precedente, doutrina, fala de alguém) nada se diz. */
    transcricoes: {
        /** Início das palavras no texto, sem as aspas, em unidades UTF-16. */
        offset: number;
        /** Fim, exclusivo, em unidades UTF-16. */
        fim: number;
        /** Índice, em `citacoes`, da citação a que pertencem. */
        citacao: number;
        /** `literal` e `com_cortes`: são as palavras da lei, inteiras ou com cortes assinalados. `redacao_anterior`: foram. `de_outro_dispositivo`: são de outro (`de` diz qual). `alterada`: são, com diferenças. `nao_confere`: não estão na lei citada. */
        situacao: "literal" | "com_cortes" | "redacao_anterior" | "de_outro_dispositivo" | "alterada" | "nao_confere";
        /** `erro`: não está na lei em vigor, é para corrigir. `duvida`: só quem escreveu sabe, é para rever. `nota`: é para saber, sem reparo ao texto, como o que este serviço não lê. `ok`: nada a dizer. */
        gravidade: "erro" | "duvida" | "nota" | "ok";
        /** O dispositivo ou a súmula de que são oferecidas como palavras. */
        ref_key: string;
        de: {
            ref_key: string;
            /** Desde quando (AAAA-MM-DD ou AAAA), se se sabe. */
            desde?: string;
            /** Até quando essa foi a redação (AAAA-MM-DD ou AAAA), se se sabe. */
            ate: string | null;
            /** O ato que deu a redação seguinte, se a fonte o diz. */
            por: string | null;
        } | null;
        /** Parte das palavras que está assim na lei, na ordem. */
        semelhanca: number;
        diferencas: {
            /** Palavras trocadas por outras, que faltam na transcrição ou que só ela tem. */
            tipo: "troca" | "falta" | "sobra";
            /** Como está na transcrição; vazio no que falta. */
            citado: string;
            /** Como está na lei; vazio no que sobra. */
            lei: string;
            /** Início no texto, em unidades UTF-16; do que falta, onde faltaria. */
            offset: number;
            /** Fim no texto, exclusivo, em unidades UTF-16. */
            fim: number;
        }[];
        /** O que há a dizer do que não é literal, ou de um corte que muda o sentido. */
        mensagem?: string;
    }[];
    /** Os diplomas citados sem dispositivo, como em “a Lei nº 12.016/2009”, na ordem do texto; não contam no `resumo`. */
    atos: AtoCitado[];
};
export type DiplomaListado = {
    /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
    sigla: string;
    /** Nome usual do diploma. */
    nome: string;
    /** Número como impresso, sem o ano: `10.406`. */
    numero: string;
    /** Espécie do diploma. */
    tipo: "codigo" | "constituicao" | "lei" | "lei_complementar" | "decreto_lei" | "decreto" | "medida_provisoria" | "emenda_constitucional";
    /** Página oficial de onde o texto foi lido. */
    fonte_url: string;
    /** Data e hora em ISO 8601, UTC. */
    ingested_at: string | null;
    /** `alteradora` quando só altera outros atos, `autonoma` quando não altera nenhum, `mista` no mais. */
    classificacao: "alteradora" | "mista" | "autonoma";
    /** Áreas do direito, na ordem do catálogo. */
    areas: string[];
    /** O ato que o revogou por inteiro e o que dele restou; ausente enquanto vigora. */
    revogado_por?: {
        /** O ato que o revogou: `Lei nº 13.105, de 2015`. */
        ato: string;
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** O primeiro dia em que já não vigorou, ISO 8601. */
        desde: string;
        /** O que continua em vigor, na ordem do texto. */
        ressalvas: {
            /** Como se citam: `arts. 748 a 786-A`. */
            dispositivos: string;
            /** Chave do primeiro, sem a sigla e seu ponto: `748`. */
            de: string;
            /** Chave do último, com tudo o que está abaixo dele: `786-A`. */
            ate: string;
            /** O que os manteve em vigor. */
            por: string;
        }[];
    };
    /** Quantidade de artigos, inclusive revogados e vetados. */
    artigos: number;
};
export type ListaDiplomas = {
    diplomas: DiplomaListado[];
};
export type EntradaSumario = {
    /** Caminho de títulos, do maior ao menor, separado por ` > `. */
    hierarquia: string;
    artigo_inicial: string;
    artigo_final: string;
    artigos: number;
};
export type DiplomaDetalhado = {
    /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
    sigla: string;
    /** Nome usual do diploma. */
    nome: string;
    /** Número como impresso, sem o ano: `10.406`. */
    numero: string;
    /** Espécie do diploma. */
    tipo: "codigo" | "constituicao" | "lei" | "lei_complementar" | "decreto_lei" | "decreto" | "medida_provisoria" | "emenda_constitucional";
    /** Página oficial de onde o texto foi lido. */
    fonte_url: string;
    /** Data e hora em ISO 8601, UTC. */
    ingested_at: string | null;
    /** `alteradora` quando só altera outros atos, `autonoma` quando não altera nenhum, `mista` no mais. */
    classificacao: "alteradora" | "mista" | "autonoma";
    /** Áreas do direito, na ordem do catálogo. */
    areas: string[];
    /** O ato que o revogou por inteiro e o que dele restou; ausente enquanto vigora. */
    revogado_por?: {
        /** O ato que o revogou: `Lei nº 13.105, de 2015`. */
        ato: string;
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** O primeiro dia em que já não vigorou, ISO 8601. */
        desde: string;
        /** O que continua em vigor, na ordem do texto. */
        ressalvas: {
            /** Como se citam: `arts. 748 a 786-A`. */
            dispositivos: string;
            /** Chave do primeiro, sem a sigla e seu ponto: `748`. */
            de: string;
            /** Chave do último, com tudo o que está abaixo dele: `786-A`. */
            ate: string;
            /** O que os manteve em vigor. */
            por: string;
        }[];
    };
    /** Quantidade de artigos, inclusive revogados e vetados. */
    artigos: number;
    sumario: EntradaSumario[];
    acompanhamento?: {
        /** Desde quando se acompanha o que foi pedido; as mudanças anteriores não estão aqui. Nulo se não se sabe. */
        desde: string | null;
        /** A última leitura da página oficial; de várias, a da que foi lida há mais tempo. Nulo se não se sabe. */
        lido_em: string | null;
    };
};
export type Dispositivo = {
    /** Identificador do dispositivo: `CF.5.LXXVIII`, `CC.1003.unico`, `CP.121.2-A.I`. */
    ref_key: string;
    /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
    sigla: string;
    /** Número do artigo, sem ponto de milhar: `5`, `1003`, `5-A`. */
    artigo: string;
    /** Número do parágrafo ou `unico`. */
    paragrafo: string | null;
    /** Algarismo romano maiúsculo. */
    inciso: string | null;
    alinea: string | null;
    item: string | null;
    /** Texto legal sem as anotações editoriais. No artigo: o caput e os filhos em vigor, um por linha, com seus rótulos. */
    texto: string;
    /** Só o caput, nas linhas de artigo; nulo nas demais. */
    caput_texto: string | null;
    revogado: boolean;
    /** Caminho de títulos e rubricas, separado por ` > `. */
    hierarquia: string;
    /** Posição na ordem de leitura do diploma. */
    ordem: number;
    /** Anotações editoriais, sem parênteses, na ordem da página. */
    anotacoes: string[];
    /** Ato que deu a redação, incluiu ou renumerou. */
    alterado_por: string | null;
    /** Ato que revogou. */
    revogado_por: string | null;
    alterado_por_ato?: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** Data do ato: `2019-12-24`, ou só o ano (`2019`) quando o dia não consta ou as fontes divergem. */
        data: string | null;
        /** O que `data` traz: o `dia` ou só o `ano`. */
        precisao: ("dia" | "ano" | null) | ("dia" | "ano" | null);
        /** Página oficial do ato, quando algum texto lido aponta para ela. */
        url: string | null;
    };
    revogado_por_ato?: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** Data do ato: `2019-12-24`, ou só o ano (`2019`) quando o dia não consta ou as fontes divergem. */
        data: string | null;
        /** O que `data` traz: o `dia` ou só o `ano`. */
        precisao: ("dia" | "ano" | null) | ("dia" | "ano" | null);
        /** Página oficial do ato, quando algum texto lido aponta para ela. */
        url: string | null;
    };
    /** Verdadeiro quando o texto é comando que altera outro ato. */
    alterador: boolean;
    /** O comando, até o trecho citado. */
    comando: string | null;
    /** Alvos do comando: ref_keys; a sigla, quando o alvo é o ato inteiro; ou o ato como citado. */
    altera: string[];
    /** Desde quando vigora a redação própria (no artigo, a do caput): o dia, ou só o ano quando nada diz o dia. Nulo quando não se sabe, e no que não vigora. */
    em_vigor_desde?: string | null;
    /** O que tomou o lugar do que já não vigora, quando se sabe. Ausente em tudo o mais. */
    sucessor?: {
        /** O dispositivo que hoje trata do mesmo: `CPC.1022.II`. */
        ref_key: string;
        /** Em que se apoia: `renumeracao`, uma anotação que o diz; `mesmo_texto` e `texto_proximo`, as mesmas palavras ou quase, que passaram a vigorar quando o anterior deixou de vigorar; `correspondencia`, uma tabela conferida entre o ato revogado e o que o substituiu. */
        base: "renumeracao" | "mesmo_texto" | "texto_proximo" | "correspondencia";
    }[];
    em?: {
        /** O `em` da requisição. */
        pedido: string;
        /** Falso quando não se sabe se naqueles dias vigorava esta redação ou outra: a `mensagem` diz o quê. */
        certo: boolean;
        /** O primeiro dia de vigência da redação, `2016-03-18`, ou só o seu ano, `2019`. Nulo quando não se sabe, e na redação que nunca vigorou ou que a fonte repete. */
        desde?: string | null;
        /** O último dia de vigência, ou só o seu ano. Nulo na redação em vigor a que nada ainda marcou o fim, e quando não se sabe. */
        ate?: string | null;
        /** De `desde`: o dia, só o ano, ou nenhum dos dois. */
        precisao?: "dia" | "ano" | "desconhecida";
        /** Em que `desde` se apoia: `clausula`, a cláusula de vigência do ato, contada da publicação; `ato`, a promulgação; `nota`, a data na anotação; `registro`, a data do ato noutra fonte. Em `nota` e `registro` é o dia do ato, que nada ali difere: a publicação pode ser de dias depois. */
        base?: ("ato" | "nota" | "registro" | "clausula" | null) | ("ato" | "nota" | "registro" | "clausula" | null);
        /** As outras redações que podem ter vigorado naqueles dias. */
        outras?: {
            texto: string;
            /** O primeiro dia de vigência da redação, `2016-03-18`, ou só o seu ano, `2019`. Nulo quando não se sabe, e na redação que nunca vigorou ou que a fonte repete. */
            desde?: string | null;
            /** O último dia de vigência, ou só o seu ano. Nulo na redação em vigor a que nada ainda marcou o fim, e quando não se sabe. */
            ate?: string | null;
        }[];
        mensagem?: string;
    };
};
export type DiplomaExportado = {
    /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
    sigla: string;
    /** Nome usual do diploma. */
    nome: string;
    /** Número como impresso, sem o ano: `10.406`. */
    numero: string;
    /** Espécie do diploma. */
    tipo: "codigo" | "constituicao" | "lei" | "lei_complementar" | "decreto_lei" | "decreto" | "medida_provisoria" | "emenda_constitucional";
    /** Página oficial de onde o texto foi lido. */
    fonte_url: string;
    /** Data e hora em ISO 8601, UTC. */
    ingested_at: string | null;
    /** `alteradora` quando só altera outros atos, `autonoma` quando não altera nenhum, `mista` no mais. */
    classificacao: "alteradora" | "mista" | "autonoma";
    /** Áreas do direito, na ordem do catálogo. */
    areas: string[];
    /** O ato que o revogou por inteiro e o que dele restou; ausente enquanto vigora. */
    revogado_por?: {
        /** O ato que o revogou: `Lei nº 13.105, de 2015`. */
        ato: string;
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** O primeiro dia em que já não vigorou, ISO 8601. */
        desde: string;
        /** O que continua em vigor, na ordem do texto. */
        ressalvas: {
            /** Como se citam: `arts. 748 a 786-A`. */
            dispositivos: string;
            /** Chave do primeiro, sem a sigla e seu ponto: `748`. */
            de: string;
            /** Chave do último, com tudo o que está abaixo dele: `786-A`. */
            ate: string;
            /** O que os manteve em vigor. */
            por: string;
        }[];
    };
    /** Quantidade de artigos, inclusive revogados e vetados. */
    artigos: number;
    sumario: EntradaSumario[];
    /** Data e hora em ISO 8601, UTC. */
    snapshot_at: string;
    /** O `em` da requisição: os dispositivos são os daquele dia. */
    em?: string;
    /** Todos os dispositivos, na ordem de leitura. */
    dispositivos: Dispositivo[];
};
export type Artigo = {
    diploma: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        nome: string;
    };
    /** Identificador do dispositivo: `CF.5.LXXVIII`, `CC.1003.unico`, `CP.121.2-A.I`. */
    ref_key: string;
    /** Número do artigo, sem ponto de milhar: `5`, `1003`, `5-A`. */
    artigo: string;
    hierarquia: string;
    revogado: boolean;
    caput: string | null;
    texto: string;
    anotacoes: string[];
    alterado_por: string | null;
    revogado_por: string | null;
    alterado_por_ato?: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** Data do ato: `2019-12-24`, ou só o ano (`2019`) quando o dia não consta ou as fontes divergem. */
        data: string | null;
        /** O que `data` traz: o `dia` ou só o `ano`. */
        precisao: ("dia" | "ano" | null) | ("dia" | "ano" | null);
        /** Página oficial do ato, quando algum texto lido aponta para ela. */
        url: string | null;
    };
    revogado_por_ato?: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** Data do ato: `2019-12-24`, ou só o ano (`2019`) quando o dia não consta ou as fontes divergem. */
        data: string | null;
        /** O que `data` traz: o `dia` ou só o `ano`. */
        precisao: ("dia" | "ano" | null) | ("dia" | "ano" | null);
        /** Página oficial do ato, quando algum texto lido aponta para ela. */
        url: string | null;
    };
    ordem: number;
    /** Desde quando vigora a redação própria (no artigo, a do caput): o dia, ou só o ano quando nada diz o dia. Nulo quando não se sabe, e no que não vigora. */
    em_vigor_desde?: string | null;
    em?: {
        /** O `em` da requisição. */
        pedido: string;
        /** Falso quando não se sabe se naqueles dias vigorava esta redação ou outra: a `mensagem` diz o quê. */
        certo: boolean;
        /** O primeiro dia de vigência da redação, `2016-03-18`, ou só o seu ano, `2019`. Nulo quando não se sabe, e na redação que nunca vigorou ou que a fonte repete. */
        desde?: string | null;
        /** O último dia de vigência, ou só o seu ano. Nulo na redação em vigor a que nada ainda marcou o fim, e quando não se sabe. */
        ate?: string | null;
        /** De `desde`: o dia, só o ano, ou nenhum dos dois. */
        precisao?: "dia" | "ano" | "desconhecida";
        /** Em que `desde` se apoia: `clausula`, a cláusula de vigência do ato, contada da publicação; `ato`, a promulgação; `nota`, a data na anotação; `registro`, a data do ato noutra fonte. Em `nota` e `registro` é o dia do ato, que nada ali difere: a publicação pode ser de dias depois. */
        base?: ("ato" | "nota" | "registro" | "clausula" | null) | ("ato" | "nota" | "registro" | "clausula" | null);
        /** As outras redações que podem ter vigorado naqueles dias. */
        outras?: {
            texto: string;
            /** O primeiro dia de vigência da redação, `2016-03-18`, ou só o seu ano, `2019`. Nulo quando não se sabe, e na redação que nunca vigorou ou que a fonte repete. */
            desde?: string | null;
            /** O último dia de vigência, ou só o seu ano. Nulo na redação em vigor a que nada ainda marcou o fim, e quando não se sabe. */
            ate?: string | null;
        }[];
        mensagem?: string;
    };
    dispositivos: Dispositivo[];
    /** Número do artigo anterior. */
    anterior: string | null;
    /** Número do artigo seguinte. */
    proximo: string | null;
};
export type Versao = {
    texto: string;
    vigente: boolean;
    anotacoes: string[];
    alterado_por: string | null;
    alterado_por_ato?: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** Data do ato: `2019-12-24`, ou só o ano (`2019`) quando o dia não consta ou as fontes divergem. */
        data: string | null;
        /** O que `data` traz: o `dia` ou só o `ano`. */
        precisao: ("dia" | "ano" | null) | ("dia" | "ano" | null);
        /** Página oficial do ato, quando algum texto lido aponta para ela. */
        url: string | null;
    };
    origem: "fonte" | "ingestao";
    /** Data e hora em ISO 8601, UTC. */
    detectado_em: string;
    ingest_run_id: number;
    /** O primeiro dia de vigência da redação, `2016-03-18`, ou só o seu ano, `2019`. Nulo quando não se sabe, e na redação que nunca vigorou ou que a fonte repete. */
    desde?: string | null;
    /** O último dia de vigência, ou só o seu ano. Nulo na redação em vigor a que nada ainda marcou o fim, e quando não se sabe. */
    ate?: string | null;
    /** De `desde`: o dia, só o ano, ou nenhum dos dois. */
    precisao?: "dia" | "ano" | "desconhecida";
    /** Em que `desde` se apoia: `clausula`, a cláusula de vigência do ato, contada da publicação; `ato`, a promulgação; `nota`, a data na anotação; `registro`, a data do ato noutra fonte. Em `nota` e `registro` é o dia do ato, que nada ali difere: a publicação pode ser de dias depois. */
    base?: ("ato" | "nota" | "registro" | "clausula" | null) | ("ato" | "nota" | "registro" | "clausula" | null);
    /** Em que `ate` se apoia: o que pôs fim à redação, ou já o marcou, com os valores de `base`. Ausente onde `ate` é nulo, e quando não se sabe. */
    ate_base?: "ato" | "nota" | "registro" | "clausula";
    /** Onde `desde` não é um dia: o primeiro e o último dia em que pode ter começado; nulo no que é aberto. */
    desde_entre?: (string | null)[];
    /** Onde a redação acabou e `ate` não é um dia: o primeiro e o último dia que podem ter sido o seu último. */
    ate_entre?: (string | null)[];
};
export type VersoesDispositivo = {
    /** Identificador do dispositivo: `CF.5.LXXVIII`, `CC.1003.unico`, `CP.121.2-A.I`. */
    ref_key: string;
    versoes: Versao[];
};
export type Aliases = {
    /** Nomes e abreviaturas por sigla, como o leitor de citações os reconhece. */
    aliases: {
        [key: string]: string[];
    };
};
export type Area = {
    /** Identificador estável da área do direito. */
    slug: string;
    /** Nome da área, para ser lido. */
    label: string;
    /** Posição na ordem de exibição. */
    ordem: number;
    /** Quantidade de diplomas do acervo na área. */
    diplomas: number;
};
export type Areas = {
    areas: Area[];
    /** Áreas de cada diploma do acervo, na ordem do catálogo; quem não tem área não aparece. */
    diplomas: {
        [key: string]: string[];
    };
};
export type Sumula = {
    /** Identificador do dispositivo: `CF.5.LXXVIII`, `CC.1003.unico`, `CP.121.2-A.I`. */
    ref_key: string;
    tribunal: "STF" | "STJ";
    numero: number;
    /** Súmula vinculante do STF. */
    vinculante: boolean;
    /** Cancelada ou revogada; as superadas e as alteradas não são canceladas. */
    cancelada: boolean;
    texto: string;
    /** O que a lista do tribunal diz da súmula; ausente, nada diz contra ela. */
    situacao?: "alterada" | "revisada" | "suspensa" | "superada" | "cancelada" | "revogada";
    /** A da aprovação, como a fonte a dá (ISO 8601); onde a fonte só tem a da publicação, esta. `null`: a fonte não a diz. */
    data?: string | null;
    /** Onde a fonte não diz a `data`, ou diz uma que não cabe na ordem dos números, como a de uma redação posterior: o primeiro e o último dia em que pode ter sido aprovada, pelas súmulas vizinhas; nulo no que é aberto. */
    aprovada_entre?: (string | null)[];
    /** O dia em que foi cancelada ou revogada (ISO 8601), onde a fonte o diz. */
    cancelada_em?: string;
};
export type ResultadoBusca = {
    tipo: "dispositivo" | "sumula";
    /** Identificador do dispositivo: `CF.5.LXXVIII`, `CC.1003.unico`, `CP.121.2-A.I`. */
    ref_key: string;
    /** De dispositivo, a do diploma; de súmula, o tribunal. */
    sigla: string;
    /** De dispositivo; `null` em resultado de súmula. */
    artigo: string | null;
    /** De súmula; `null` em resultado de dispositivo. */
    tribunal: ("STF" | "STJ" | null) | ("STF" | "STJ" | null);
    /** De súmula; `null` em resultado de dispositivo. */
    numero: number | null;
    /** De súmula; `null` em resultado de dispositivo. */
    vinculante: boolean | null;
    /** Revogado, vetado ou cancelado. */
    inativo: boolean;
    /** O texto é comando que altera outro ato. */
    alterador: boolean;
    /** A parte do texto que mais diz do que se buscou, em HTML: acertos entre `<mark>` e `</mark>`. */
    trecho: string;
    em?: {
        /** O `em` da requisição. */
        pedido: string;
        /** Falso quando não se sabe se naqueles dias vigorava esta redação ou outra: a `mensagem` diz o quê. */
        certo: boolean;
        /** O primeiro dia de vigência da redação, `2016-03-18`, ou só o seu ano, `2019`. Nulo quando não se sabe, e na redação que nunca vigorou ou que a fonte repete. */
        desde?: string | null;
        /** O último dia de vigência, ou só o seu ano. Nulo na redação em vigor a que nada ainda marcou o fim, e quando não se sabe. */
        ate?: string | null;
        /** De `desde`: o dia, só o ano, ou nenhum dos dois. */
        precisao?: "dia" | "ano" | "desconhecida";
        /** Em que `desde` se apoia: `clausula`, a cláusula de vigência do ato, contada da publicação; `ato`, a promulgação; `nota`, a data na anotação; `registro`, a data do ato noutra fonte. Em `nota` e `registro` é o dia do ato, que nada ali difere: a publicação pode ser de dias depois. */
        base?: ("ato" | "nota" | "registro" | "clausula" | null) | ("ato" | "nota" | "registro" | "clausula" | null);
        /** As outras redações que podem ter vigorado naqueles dias. */
        outras?: {
            texto: string;
            /** O primeiro dia de vigência da redação, `2016-03-18`, ou só o seu ano, `2019`. Nulo quando não se sabe, e na redação que nunca vigorou ou que a fonte repete. */
            desde?: string | null;
            /** O último dia de vigência, ou só o seu ano. Nulo na redação em vigor a que nada ainda marcou o fim, e quando não se sabe. */
            ate?: string | null;
        }[];
        mensagem?: string;
    };
    /** Quanto maior, mais próximo do que se buscou. Abaixo de 0,8 o texto diz pouco do que se buscou; no mais, só se compara na mesma resposta. */
    rank: number;
};
export type IndiceTermo = {
    /** O termo, como se lê num índice impresso. */
    termo: string;
    /** O termo em minúsculas e sem acentos: agrupa, ordena e identifica. */
    chave: string;
    /** Quantidade de entradas. */
    entradas: number;
};
export type ListaIndiceTermos = {
    page: number;
    page_size: number;
    /** Itens em todas as páginas. */
    total: number;
    items: IndiceTermo[];
};
export type IndiceEntrada = {
    /** O aspecto do termo de que o dispositivo trata. */
    subtermo: string | null;
    /** Identificador do dispositivo: `CF.5.LXXVIII`, `CC.1003.unico`, `CP.121.2-A.I`. */
    ref_key: string;
    /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
    sigla: string;
    /** Número do artigo, sem ponto de milhar: `5`, `1003`, `5-A`. */
    artigo: string;
};
export type IndiceTermoDetalhado = {
    /** O termo, como se lê num índice impresso. */
    termo: string;
    /** O termo em minúsculas e sem acentos: agrupa, ordena e identifica. */
    chave: string;
    entradas: IndiceEntrada[];
};
export type TermoExportado = {
    /** O termo, como se lê num índice impresso. */
    termo: string;
    /** O termo em minúsculas e sem acentos: agrupa, ordena e identifica. */
    chave: string;
    entradas: {
        /** O aspecto do termo de que o dispositivo trata. */
        subtermo: string | null;
        /** Identificador do dispositivo: `CF.5.LXXVIII`, `CC.1003.unico`, `CP.121.2-A.I`. */
        ref_key: string;
    }[];
};
export type IndiceExport = {
    /** Impressão digital do índice, igual ao `ETag`: quando muda, baixe de novo. */
    versao: string;
    total_termos: number;
    total_entradas: number;
    /** Todos os termos, ordenados pela chave. */
    termos: TermoExportado[];
};
export type Alteracao = {
    id: number;
    tipo: "dispositivo_incluido" | "dispositivo_alterado" | "dispositivo_revogado" | "dispositivo_restaurado" | "dispositivo_removido" | "dispositivo_renumerado" | "sumula_incluida" | "sumula_alterada" | "sumula_cancelada";
    /** Identificador do dispositivo: `CF.5.LXXVIII`, `CC.1003.unico`, `CP.121.2-A.I`. */
    ref_key: string;
    /** Só do que foi renumerado: a chave que tinha. O que está abaixo dele mudou de chave com ele. */
    ref_key_anterior?: string;
    /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
    sigla: string;
    /** Data e hora em ISO 8601, UTC. */
    detectado_em: string;
    ingest_run_id: number;
    /** Estado atual; nas súmulas, se está cancelada. */
    revogado: boolean;
    alterado_por: string | null;
    revogado_por: string | null;
    alterado_por_ato?: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** Data do ato: `2019-12-24`, ou só o ano (`2019`) quando o dia não consta ou as fontes divergem. */
        data: string | null;
        /** O que `data` traz: o `dia` ou só o `ano`. */
        precisao: ("dia" | "ano" | null) | ("dia" | "ano" | null);
        /** Página oficial do ato, quando algum texto lido aponta para ela. */
        url: string | null;
    };
    revogado_por_ato?: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** Data do ato: `2019-12-24`, ou só o ano (`2019`) quando o dia não consta ou as fontes divergem. */
        data: string | null;
        /** O que `data` traz: o `dia` ou só o `ano`. */
        precisao: ("dia" | "ano" | null) | ("dia" | "ano" | null);
        /** Página oficial do ato, quando algum texto lido aponta para ela. */
        url: string | null;
    };
};
export type UltimaIngestao = {
    id: number;
    fonte: "planalto" | "stf" | "stf_vinculante" | "stj";
    status: "ok" | "erro" | "sem_mudanca";
    /** Data e hora em ISO 8601, UTC. */
    iniciado_em: string;
    /** Data e hora em ISO 8601, UTC. */
    finalizado_em: string | null;
    erro: string | null;
};
export type Health = {
    status: "ok" | "degraded";
    banco: "ok" | "erro";
    /** Data e hora em ISO 8601, UTC. */
    agora: string;
    snapshot: {
        /** A versão dos textos que são servidos. */
        versao: string;
        /** Data e hora em ISO 8601, UTC. */
        gerado_em: string;
        /** Desde quando uma versão mais nova é recusada por não passar na conferência; `null` se nenhuma é. */
        recusado_desde: string | null;
    };
    /** O maior tempo que algo teve de esperar pelo processo, no último minuto, em milissegundos. */
    atraso_ms: number;
    /** `erro` quando o servidor MCP não pôde ser carregado. */
    mcp: "ok" | "erro";
    diplomas: {
        /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
        sigla: string;
        /** Data e hora em ISO 8601, UTC. */
        ingested_at: string | null;
        ultima_ingestao: UltimaIngestao | null;
    }[];
    sumulas: {
        fonte: string;
        ultima_ingestao: UltimaIngestao | null;
    }[];
};
export type IngestRunRelatado = {
    id: number;
    fonte: "planalto" | "stf" | "stf_vinculante" | "stj";
    /** Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`. */
    sigla: string | null;
    status: "ok" | "erro" | "sem_mudanca";
    /** Data e hora em ISO 8601, UTC. */
    iniciado_em: string;
    /** Data e hora em ISO 8601, UTC. */
    finalizado_em: string | null;
    erro: string | null;
    relatorio: {
        [key: string]: any;
    };
};
export type IngestRuns = {
    runs: IngestRunRelatado[];
};
/**
 * Verifica se cada citação existe e está em vigor, na ordem em que foram enviadas.
 */
export function resolver(body: {
    /** As citações a verificar. */
    citacoes: (CitacaoDispositivo | CitacaoSumula | CitacaoTema | CitacaoOj | CitacaoEnunciado)[];
    /** Responde com a lei do dia, do mês ou do ano: `2015-03-01`, `2015-03` ou `2015`. */
    em?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Na ordem das citações. */
            resultados: Resolucao[];
        };
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 401;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 413;
        data: Erro;
    } | {
        status: 415;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    } | {
        status: 502;
        data: Erro;
    }>("/v1/resolver", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Encontra num texto as citações de dispositivos, súmulas, temas, OJs e enunciados, e diz onde estão.
 */
export function extrairCitacoes(body: {
    /** Até 200.000 unidades UTF-16. */
    texto: string;
    /** Responde com a lei do dia, do mês ou do ano: `2015-03-01`, `2015-03` ou `2015`. */
    em?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** O tempo de que o texto fala, por sinais; ausente quando nada o diz. */
            tempo?: {
                /** O tempo de que se fala, como AAAA-MM-DD, AAAA-MM ou AAAA. */
                data: string | null;
                precisao: "dia" | "mes" | "ano" | "desconhecida";
                /** Na ordem do texto. */
                sinais: {
                    /** `em`: a data pedida. `nome_com_ano`: o código foi nomeado antes com o seu ano (“CPC/73”). `data_do_texto`, `data_da_decisao`: a do próprio texto e a da decisão que ele transcreve. `nivel`: só um dos códigos tem o dispositivo citado. `assunto`: as palavras ao redor são do assunto que o artigo tem num deles, e não no outro. */
                    tipo: "em" | "nome_com_ano" | "data_do_texto" | "data_da_decisao" | "nivel" | "assunto";
                    /** Início no texto, em unidades UTF-16; `em` não está no texto. */
                    offset?: number;
                    /** Fim, exclusivo. */
                    fim?: number;
                }[];
            };
            citacoes: CitacaoExtraida[];
        };
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 401;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 413;
        data: Erro;
    } | {
        status: 415;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    } | {
        status: 502;
        data: Erro;
    }>("/v1/parse", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Encontra as citações de um texto inteiro e verifica cada uma: se existe, se está em vigor e o que diz.
 */
export function verificarTexto(body: {
    /** Até 200.000 unidades UTF-16. */
    texto: string;
    /** Responde com a lei do dia, do mês ou do ano: `2015-03-01`, `2015-03` ou `2015`. */
    em?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TextoVerificado;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 401;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 413;
        data: Erro;
    } | {
        status: 415;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    } | {
        status: 502;
        data: Erro;
    }>("/v1/resolver-texto", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Verifica o que uma pessoa digita, como `art 5 cf`, `cp 121`, `CF.5.LXXVIII` ou `súmula 7 stj`.
 */
export function consultar(q: string, { em, ifNoneMatch }: {
    em?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: TextoVerificado;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/consulta${QS.query(QS.explode({
        q,
        em
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lista os diplomas do acervo, com a quantidade de artigos de cada um.
 */
export function listarDiplomas({ ifNoneMatch }: {
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListaDiplomas;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>("/v1/diplomas", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lê os dados de um diploma e o seu sumário: a estrutura de títulos e os artigos que cada um abrange.
 */
export function lerDiploma(sigla: string, { ifNoneMatch }: {
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DiplomaDetalhado;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 404;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/diplomas/${encodeURIComponent(sigla)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Baixa o diploma inteiro, com todos os dispositivos na ordem de leitura.
 */
export function exportarDiploma(sigla: string, { em, ifNoneMatch }: {
    em?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: DiplomaExportado;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 404;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 416;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/diplomas/${encodeURIComponent(sigla)}/export${QS.query(QS.explode({
        em
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lê um artigo com todos os seus parágrafos, incisos, alíneas e itens, e diz quais são os artigos vizinhos.
 */
export function lerArtigo(sigla: string, artigo: string, { em, ifNoneMatch }: {
    em?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Artigo;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 404;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/diplomas/${encodeURIComponent(sigla)}/artigos/${encodeURIComponent(artigo)}${QS.query(QS.explode({
        em
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lê um só dispositivo (artigo, parágrafo, inciso, alínea ou item) pelo seu identificador.
 */
export function lerDispositivo(refKey: string, { em, ifNoneMatch }: {
    em?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Dispositivo;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 404;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/dispositivos/${encodeURIComponent(refKey)}${QS.query(QS.explode({
        em
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lê as redações conhecidas de um dispositivo, da mais antiga à mais recente.
 */
export function lerVersoes(refKey: string, { ifNoneMatch }: {
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: VersoesDispositivo;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 404;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/dispositivos/${encodeURIComponent(refKey)}/versoes`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lista os nomes e abreviaturas por que cada diploma é reconhecido numa citação.
 */
export function listarAliases({ ifNoneMatch }: {
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Aliases;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 416;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>("/v1/aliases", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lista as áreas do direito e diz a que áreas pertence cada diploma.
 */
export function listarAreas({ ifNoneMatch }: {
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Areas;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 416;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>("/v1/areas", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lista as súmulas do STF e do STJ: as comuns e as vinculantes do STF, depois as do STJ, por número.
 */
export function listarSumulas({ tribunal, vinculante, cancelada, page, pageSize, ifNoneMatch }: {
    tribunal?: "STF" | "STJ";
    vinculante?: boolean;
    cancelada?: boolean;
    page?: number;
    pageSize?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            page: number;
            page_size: number;
            /** Itens em todas as páginas. */
            total: number;
            items: Sumula[];
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/sumulas${QS.query(QS.explode({
        tribunal,
        vinculante,
        cancelada,
        page,
        page_size: pageSize
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lê o enunciado de uma súmula do STF ou do STJ e diz se foi cancelada.
 */
export function lerSumula(tribunal: "STF" | "STJ", numero: number, { vinculante, ifNoneMatch }: {
    vinculante?: boolean;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Sumula;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 404;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/sumulas/${encodeURIComponent(tribunal)}/${encodeURIComponent(numero)}${QS.query(QS.explode({
        vinculante
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Busca na legislação e nas súmulas por palavras: todas as palavras, "frase exata" entre aspas, -palavra para excluir. Serve para achar o dispositivo quando não se sabe o número.
 */
export function buscar(q: string, { siglas, tipo, limit, em, incluirAlteradores, ifNoneMatch }: {
    siglas?: string;
    tipo?: "todos" | "dispositivos" | "sumulas";
    limit?: number;
    em?: string;
    incluirAlteradores?: "true" | "false";
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            q: string;
            resultados: ResultadoBusca[];
            /** O que a busca não alcança, antes da primeira ingestão. */
            aviso?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/busca${QS.query(QS.explode({
        q,
        siglas,
        tipo,
        limit,
        em,
        incluir_alteradores: incluirAlteradores
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lista os termos do índice remissivo, em ordem alfabética; com `q`, só os que contêm esse trecho.
 */
export function listarTermos({ q, page, pageSize, ifNoneMatch }: {
    q?: string;
    page?: number;
    pageSize?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ListaIndiceTermos;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/indice/termos${QS.query(QS.explode({
        q,
        page,
        page_size: pageSize
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lê um termo do índice remissivo: os dispositivos que tratam dele, com o aspecto de que tratam.
 */
export function lerTermo(chave: string, { ifNoneMatch }: {
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: IndiceTermoDetalhado;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 404;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/indice/termos/${encodeURIComponent(chave)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Baixa o índice remissivo inteiro; o `ETag` é a sua versão, que só muda quando o índice muda.
 */
export function exportarIndice({ ifNoneMatch }: {
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: IndiceExport;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 416;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>("/v1/indice/export", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lista o que as ingestões viram mudar na legislação, do mais antigo ao mais novo, com o estado atual.
 */
export function listarAlteracoes({ desde, siglas, tipos, page, pageSize, ifNoneMatch }: {
    desde?: string;
    siglas?: string;
    tipos?: string;
    page?: number;
    pageSize?: number;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            page: number;
            page_size: number;
            /** Itens em todas as páginas. */
            total: number;
            items: Alteracao[];
            acompanhamento?: {
                /** Desde quando se acompanha o que foi pedido; as mudanças anteriores não estão aqui. Nulo se não se sabe. */
                desde: string | null;
                /** A última leitura da página oficial; de várias, a da que foi lida há mais tempo. Nulo se não se sabe. */
                lido_em: string | null;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/alteracoes${QS.query(QS.explode({
        desde,
        siglas,
        tipos,
        page,
        page_size: pageSize
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Diz se o serviço está bem e quando cada diploma e cada lista de súmulas foi lido da fonte.
 */
export function saude(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Health;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    } | {
        status: 503;
        data: Health;
    }>("/v1/health", {
        ...opts
    });
}
/**
 * Baixa a descrição desta API em OpenAPI 3.1, de que se geram clientes.
 */
export function lerOpenapi({ ifNoneMatch }: {
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Versão do formato. */
            openapi: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>("/v1/openapi.json", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Lista as últimas ingestões, da mais nova à mais antiga, cada uma com o seu relatório.
 */
export function listarIngestoes({ limit }: {
    limit?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: IngestRuns;
    } | {
        status: 400;
        data: Erro;
    } | {
        status: 401;
        data: Erro;
    } | {
        status: 405;
        data: Erro;
    } | {
        status: 429;
        data: Erro;
    } | {
        status: 431;
        data: Erro;
    } | {
        status: 500;
        data: Erro;
    }>(`/v1/admin/ingest-runs${QS.query(QS.explode({
        limit
    }))}`, {
        ...opts
    });
}
