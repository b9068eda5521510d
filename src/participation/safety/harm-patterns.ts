export const BODY =
  'pele|pelinha|rosto|rostinho|cara|carinha|bochecha*|pescoço|pescocinho|nuca|peito|peitinho|seio*|braço*|bracinho*|perna*|perninha*|coxa*|joelho*|mao|maos|maozinha*|corpo|corpinho|costas|nariz|narizinho|narina*|boca|boquinha|labio*|beiço*|lingua|gengiva*|dente*|maxilar|mandibula|queixo|olho*|olhinho*|palpebra*|cilio*|sobrancelha*|vista|visao|voz|pe|pes|pezinho*|bumbum|testa|orelha*|ouvido*|garganta|amigdala*|cabeça|cabecinha|cabelo*|couro|pulso|dedo*|unha*|axila*|virilha*|pulmao|pulmoes|musculo*|veia*|mucosa*|barriga|barriguinha|estomago|intestino|coraç*|leite'
const HURT =
  'vermelh*|rox*|inch*|enorme*|gigante*|ard*|queim*|coça*|coço*|doendo|doeu|doi|doía|dolorid*|mancha|manchas|manchad*|placa*|bolh*|bolinh*|caroç*|ferid*|feri*|machuc*|irrit*|descasc*|escam*|descam*|despel*|soltando|soltou|rach*|ressec*|assad*|assou|dorment*|adormec*|formig*|paralis*|tort*|entort*|deform*|trem*|travou|travad*|travando|fechou|fechando|fechad*|fechar|apert*|embaç*|turv*|pipoc*|estranh*|esquisit*|amarel*|azul*|inflam*|estour*|grossa|sensivel|caindo|repux*|caroço*'
export const PERSON =
  'sogr*|cunhad*|prim*|vizinh*|afilhad*|vovo|mamae|papai|guri*|moleque*|caçula*|nora|genro|paciente*|gemeo*|colega*|filh*|bebe*|bebezinh*|criança*|menin*|neto|neta|netinh*|sobrinh*|marido|esposa|mae|pai|avo|vo|tia|tio|irma|irmao|idos*|mulher|esposo|namorad*|ele|ela'
const CARE =
  'medic*|doutor*|dr|dra|pediatra*|dermat*|oftalm*|otorrin*|alergist*|cardiolog*|enfermeir*|posto|postinho|plantao|emergencia|pronto|ps|clinica|hospitalar'
const MEDICINES =
  'losartana|antidepressiv*|antibiotic*|anticoagul*|anticoncep*|dipirona|paracetamol|ibuprofeno|amoxicilina|varfarina|marevan|insulina|fluoxetina|sertralina|escitalopram|clonazepam|rivotril|metformina|enalapril|captopril|atenolol|propranolol|aas|aspirina|dorflex|novalgina|tylenol|prednisona|prednisolona|loratadina|allegra|polaramine|ritalina|litio|omeprazol|calmante*|antialergic*'
const ONSET =
  'deu|dava|deram|dando|causou|causando|causa|provocou|provoca|gerou|tive|teve|tivemos|tiveram|senti|sentiu|sentindo|sinto|começ*|apareceu|apareceram|surgiu|surgiram|veio|fiquei|ficou|acordei|acordou|ganhei|desencade*'

/** What is well, and what is done with a product: a person who became or felt one of these reports no harm by that. */
export const WELL =
  'feliz*|satisfeit*|encantad*|surpres*|content*|alivi*|apaixonad*|impressionad*|curios*|decepcionad*|chatead*|duvida*|fa|viciad*|cheiros*|bem|melhor*|otim*|excelent*|calm*|tranquil*|relax*|esper*|aguard*|resposta|produto*|nota|saber|entender|cliente|grat*|agradec*|triste|indign*|frustrad*|livre*|desentup*|boa|bom|curad*|recuperad*|vontade|interess*|limp*|convencid*|maravilh*|fresc*|refresc*|gripad*|resfriad*|macia*|hidratad*|lind*|leve*|perfum*|dormindo|cheiro*|cheirinho|diferença|gelad*|geladinh*|segur*|confianç*|resultado*|efeito*|sabor|gosto|aroma*|prazer|saudade*|confort*|mentol*|menta|qualidade|firme*|desconto*|certeza|alegria|energia|sono|atençao|raiva|falta|necessidade|vias|abr*|ar|nada'

/** What harm is said with by several words together; `word-pattern.ts` says how they are read. */
export const HARM_PATTERNS: readonly string[] = [
  // In general
  'pass*|passou|passei mal',
  'faz|fez|fazer|fazendo|fazem|fizeram|faça mal',
  'me|se|nos senti*|sinto|sente mal|ruim|pessim*|horriv*|estranh*|esquisit*|frac*|diferente|fraqu*',
  'sentindo|sentir|sinto|senti|sentiu mal|pessim*',
  'fiquei|fico|ficando|estou|ficamos mal|ruim|ruinz*|pessim*|horriv*|estranh*|esquisit*|frac*|mole|pior|doente|acamad*|cama|gelad*|palid*',
  'ficou|ficar|ficaram|esta|estava|ficando mal|doente|mole|molinh*|rox*|palid*|amarel*|vermelh*|azul*|sonolent*|azulad*|acamad*|pior|internad*|largad*|abatid*|gelad*',
  'fiquei vermelh*|rox*|amarel*|azul*',
  'nao fez|faz|caiu|cai|fizeram bem',
  'nao dei|deu|senti*|sinto|sente|sentindo|estou|esta|estava|fiquei|ficou|passei|passou|passa bem',
  'caiu|cair|reagi* mal',
  'mal estar',
  'efeito* ruim|ruins|estranh*|contrari*|negativ*|horriv*|indesej*',
  'tive|deu|teve|tendo|entrei|entrou|desencade*|provoc*|começ*|tivemos crise*',
  'crise asma|asmatic*|bronquite|panico|alergic*|ansiedade',
  'deu|dando|tive|teve treco|troço|branco|ruim|coisa|apagao|passamento|choque|susto',
  'atac* & rinite|asma|bronquite|sinusite|gastrite|garganta|estomago|enxaqueca|pulmao|nervos|labirintite|alergia',
  `${ONSET} dor|dores|febre|cansaço|aperto|pontada*|fisgada*|caibra*|caimbra*|enxaqueca|insonia|gases|queimaç*|manchas|sintoma*|inflamaç*|otite|tosse`,
  'quase|achei|pensei morr*|morrer|morria',
  'morrendo|morrer|morri',
  `fiquei !${WELL}`,
  `me deu|causou|provocou !${WELL}`,
  `senti|sentiu|sentindo !${WELL}`,
  `${PERSON} ficou|ficaram|ficando !${WELL}`,
  `deixou|deixando|deixaram ${PERSON}|${BODY} !${WELL}`,
  `${PERSON} teve|tiveram|tem|começ* !${WELL}|gripe|covid|resfri*|tosse|rinite|sinusite|anos|alerg*|usar|usado`,
  'nao conseguia|conseguiu|consegue|consegui !comprar|achar|encontrar|abrir|acessar|entrar|clicar|enviar|ver|login|senha|site|cadastr*|viver|tirar|usar|localiz*|finalizar|pagar|baixar|troc*|cont*|resposta|falar',
  'mal subito',
  'crise* & voltou|depois|forte|pior*|começ*|horriv*',
  'tirem|retirem|tirar|retirar|proib* mercado|venda',
  'acabou|acabando comigo|saude|pele|nariz|rosto|noite',
  'sensaç* & horriv*|estranh*|ruim|agoni*|morte|desmai*|bola|queim*|esquisit*',
  'colher* & vez|lugar|inves|errad*|cheia*',
  'tom*|tomou|beb*|bebeu|virou metade|vidro|frasco|litro|escondid*',
  'sem ler|ver bula',
  'rejeit* & peito|leite|mamar|bebe*|seio',
  'relatar|notificar|notifiquem|anvisa|vigimed|acidental*|acidente*|ocular|fotofob*',
  'bombinha|aerolin|berotec|salbutamol|bombinhas',
  'catarro|secreç*|muco & verde|amarel*|sangue|escur*|fed*|ruim|aument*|rosad*',
  'bebe*|bebezinh* & dias|meses|mes|semanas',
  `começ* ficar|ter|sentir|perder|ver|tremer|chorar|sair|passar !${WELL}|usar`,
  'sofri|sofreu|apresentei|apresentou|apresenta|desenvolvi|desenvolveu !defeito*|problema*|vazament*|falha*|erro*|atraso*|melhor*',
  'quase|me matou|matar|matando|mato|perdi|foi|fui|parou|partiu',
  'acho|acham|achei|achamos|suspeit*|desconfi*|certeza foi spray|pomada|produto|xarope|inalador|oleo|remedio',
  'mais que|do devia|deveria|podia|recomendad*|indicad*|receitad*|mandava|bula',
  'nao respondia|respondendo|responde & ele|ela|filh*|bebe*|chamava|olhos|estimulo*',
  'falava|falando|dizendo|fala|variando & coisa|variando|enrolad*|sentido',
  'parada cardi*|respirat*',
  'grit*|chorando & dor|dores|ardencia',
  // Breath
  'falta|faltou|faltando|faltava|faltar|perdi|perdeu ar|folego',
  'sem ar|folego|respirar|respira*',
  'ar nao entr*|vinha|vem|veio|passava|passa|chegava',
  'pux* ar',
  'nao respir*',
  'nao consegu*|consig* respir*',
  'par* respir*',
  'respir* & curta|curtinha|rapid*|mal|pesad*|dificil|dificuldade|cansad*|ruim|travad*|parou|forçad*|dificultad*|estranh*',
  'dificuldade|dificil|custo|custando respir*|engol*|falar|andar|enxergar|urinar|mamar',
  'cansad*|cansaço|canso & peito|respir*|falar|andar',
  'toss* & sangue|piorou|aument*|forte',
  'garganta|glote fech*|inch*|trav*|apert*|tranc*|fechando',
  'fech*|tranc*|trav* garganta|glote|peito|pulmao*|respiraç*',
  'dor|dores|aperto|pontada*|pressao|fisgada*|opressao peito|toraxica|coraçao',
  'peito apert*|doendo|doeu|doi|chi*|fech*|queim*|pesad*',
  // Heart and circulation
  'coraç* & dispar*|aceler*|bat*|pul*|salt*|dor|doe*|apert*|saindo|boca|falh*|rapid*|parar|parou|parando|descompass*|mal|louc*|mil',
  'pressao & alta|altissima|subi*|sobe|baix*|cai*|despenc*|aument*|descontrol*|elev*|dispar*|1|16|17|18|19|20|21|22|8|9',
  'suando|suor|suei|suadeira|sua fri*',
  'gelad* & palid*|trem*|suando|suor|maos',
  // Skin
  `${BODY} & ${HURT}`,
  `dor|dores & barriga|estomago|cabeça|ouvido|olho*|peito|intestino|rins`,
  'aparec*|saiu|sairam|saindo|surgi*|nasceu|nasceram|criou|formou|encheu|cheio|cheia|cheinh*|deu|deram|ficou|fiquei|ficando & manchas|mancha|placa*|bolh*|bolinh*|carocinh*|caroço*|ferid*|verg*|espinha*|pintinh*|casquinh*|vermelh*|roxo*|acne|calombo*|marcas|crosta*',
  'placas|manchas|mancha vermelh*|rox*',
  'carne viva',
  'pele|rosto|nariz|garganta|olho*|corpo|boca|mucosa & destru*|estrag*|acab*|descol*|fogo|quente|vidro|calor|parou|grudad*|pelad*|sair|coisas|dormindo',
  'cabelo*|cilio*|sobrancelha* & caiu|caindo|cair|queda|falha*',
  'urina|xixi|mijo & escur*|vermelh*|sangue|ard*|dor|nao|preso',
  'banheiro & noite|fora|botando|saia|sai|vivo|correndo',
  'recus* peito|mamar|comer|leite|mamadeira',
  'pipoc* toda|todo|inteir*|inteiro|tudo|pele|rosto',
  // Eyes
  'caiu|caí|cair|pingou|pinguei|pingar|espirr*|entrou|entrar|esguich*|resping*|coloquei|passei|botei|escorreu|jorrou|pegou & olho*|olhos|olhinho*|vista',
  'visao|vista|enxerg*|vendo|viu & embaç*|turv*|borr*|dupl*|dobrad*|escur*|perd*|nublad*|ruim|embaral*|sumi*|vulto*|nada|dois',
  'ver|vendo|vi|via coisas|vultos|estrelas|bichos',
  'nao enxerg*|abr* olho*|nada',
  'nao abre|abrir|abria & olho*|olhos',
  // Senses and nerves
  'perdi|perdeu|perder|perdendo|perda olfato|paladar|visao|voz|sentidos|consciencia|força*|memoria|equilibrio|movimento*|audiçao|sensibilidade',
  'perdi cheiro|gosto',
  'olfato|paladar|faro & sumi*|perd*|foi|acab*|voltou|sem',
  'nao sint*|sent* gosto|lingua|boca|perna*|pernas|braço*|mao|maos|lado|rosto',
  'nao sint*|sente mais',
  'revir* olho*|olhos|olhinhos',
  'fal* enrol*|embol*|arrast*|trav*|tort*',
  'enrol* lingua|fala',
  'espum* & boca',
  'perna*|pernas|braço* & bamb*|frac*|fraqu*|mole*|obede*|força*|pesad*',
  'apaguei|apagou minuto*|segundo*|nada|chao|horas|sozinh*',
  'nao consegu*|consig* acord*|falar|andar|levantar|mexer|enxerg*|engol*|ficar|mamar|comer|mover',
  'nao engol*|anda|andava|falava|mexia|reagi*',
  'quase|nao|dificil acordav*|acordou|acordar',
  'dorm* demais|direto',
  `confus* & ${PERSON}|mental|fiquei`,
  `agitad*|agitaç*|nervos* & ${PERSON}|fiquei|muito`,
  `mole|molinh*|molenga|largad*|caidinh*|apatic*|abatid*|rox*|palid*|amarel*|desesperad* & ${PERSON}|corpo`,
  'sem reaç*|reagir|força*|sentir|andar',
  // Stomach
  'barriga|estomago|intestino|tripa*|figado|rim|rins & dor|dores|doendo|doeu|doi|ruim|inch*|queim*|embrulh*|revir*|solt*|mal|pres*|estuf*|ard*|pesad*|virad*|atac*|estrag*|irrit*',
  'gosto metal*|sangue|ferro',
  // Swallowed, mistaken, too much
  `bebeu|bebi|comeu|comi|chup*|lamb*|mord*|mastig* & ${PERSON}|vidro|frasco|oleo|pomada|inalador|spray|balsamo|bastao|roll|tubo|inteir*|engano|boca`,
  'tomei|tomou|tomaram|tomamos|bebeu|bebi|usei|usou|passei|passou|pinguei|pingou|dei|coloquei|inalei|inalou & engano|acidente|errad*|querer|vencid*|dobro|triplo|demais|exager*|pensando|achando|confund*|troquei|excess*|inves|inteir*|fosse|colirio',
  'boca & pos|botou|colocou|enfiou|meteu',
  'enfi* nariz|ouvido|narina',
  'dose*|dosagem|quantidade|medida & demais|dobr*|errad*|errei|errou|maior|exager*|excess*|alem|trip*|dupl*|recomend*|troc*',
  'ml|gotas|colheres|comprimidos|gotinhas & vez|lugar|inves|demais|errad*|alem',
  'tom*|tomou|beb*|bebeu|usou|virou frasco|vidro|tubo|xarope|remedio|cartela todo|toda|inteir*|tudo',
  'frasco|vidro|tubo|xarope|cartela inteir*|todo|toda & tom*|beb*|virou',
  'vici*|dependen* & nariz|spray|descongest*|remedio|parar|pingar',
  'nao ficar|durmo|dormir|respirar|respiro|vivo|fico sem & spray|descongest*|nariz|gotas|pingar',
  // Care
  `${CARE} & parar|parei|corr*|levei|levamos|levou|levar|procur*|suspend*|precis*|tive|tivemos|teve|mandou|causa|culpa|fui|fomos|ach*|suspeit*|diagnost*|reaç*|susto|urgen*|madrugada|atendid*`,
  'fui|fomos|foi|vim|veio|viemos|acab* parar',
  'por|foi causa|culpa & pomada|spray|xarope|produto|inalador|balsamo|remedio|roll|oleo|pastilha*',
  'soro & veia|tom*|tive',
  'antibiotico precis*|tive',
  'precis*|tive antibiotico|inalaç*|nebuliza*|remedio',
  // With other medicines
  `${MEDICINES} & tom*|us*|mistur*|junto|passei|dei|combin*|interag*|interaç*`,
  'remedio*|medicamento*|medicaç* & junto|mistur*|controlad*|pressao|coraç*|tarja|outros|outro|interag*|interaç*|cort*',
  // Pregnancy and babies
  'estou|estava|gestaç* semanas|meses',
  'esperando|perd* bebe|filho|nenem',
  'leite & sec*|sumi*|diminu*',
  'nao mam*|mama|mamar|mamou',
  'par* mamar|comer|reagir|mexer|andar|falar|urinar|crescer',
  'febre|dor|ardor|tosse nao cede|baix*|passa',
  `${BODY} nao abr*|mexe*|dobra|volta*|cicatriz*|fecha*|reage*`,
  'apito*|assobi* & respir*|ouvido*|peito|escut*',
  `${PERSON} caiu|cai|caindo !bem|gosto|graça`,
  'nao par* chor*',
  'chor* & parar|sem|muito|dor|desesper*|noite',
  `recem|prematur*|rn & us*|pass*|ping*|dei|tom*|inal*`,
  // Worse than before
  'ficou|fiquei|esta|cada|so|muito|bem|estou pior',
  'pior depois|antes|ainda',
  'mais entupid*|inchad*|inflamad*|irritad*|vermelh*',
  'febre & alta|subi*|aument*|38|39|40|41|depois|começ*|apareceu|voltou|deu|teve|tive|baix*',
  'virou|evolui* & sinusite|bronquite|otite|infecç*|pneumonia|bronquiolite',
]

/** Harmless phrases that would match; they are taken out of a text first. */
export const HARMLESS_PATTERNS: readonly string[] = [
  'morr* de amor*|rir|saudade*|vontade|inveja|paixao',
  'ar condicionado',
  'nariz entupid*|congestionad*|trancad*|escorrendo',
  'cheiro de hospital',
  'mal|bem fechad*|feit*|colad*|acabad*|encaix*|embalad*|vedad*|lacrad*|rosque*|atendid*|escrit*|explicad*|tampad*',
  'nao|nem|nunca irrita|arde|queima|coça|resseca|mancha|gruda',
  'sem irritar|arder|queimar|ressecar|manchar|irritaçao|ardencia|ardor',
]
