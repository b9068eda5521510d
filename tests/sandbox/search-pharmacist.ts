/**
 * What visitors type, and what a pharmacist would want them to read first: ids of guidance or pages, any of which may come
 * first; and of products `none`, those that alone may be shown, or those of which one comes first.
 */
export interface Wanted {
  query: string
  first: string[]
  products?: 'none' | { only: string[] } | { first: string[] }
}

const EMERGENCY = ['guidance-falta-de-ar']
const CHEST = ['guidance-peito']
const SEIZURE = ['guidance-convulsao']
const POISON = ['guidance-overdose']
const PREGNANT = ['guidance-gravidez']
const CHILD_FEVER = ['guidance-crianca-com-febre']
const FEVER = ['guidance-febre', 'guidance-crianca-com-febre']
const BABY = ['guidance-bebe', 'guidance-remedio-para-bebe']
const BABY_MEDICINE = ['guidance-remedio-para-bebe']
const DENGUE = ['guidance-dengue']
const CHRONIC = ['guidance-doenca-cronica']
const PRESSURE = ['guidance-pressao-alta']
const FOR_FEVER = ['product-capsulas-dia-e-noite', 'product-cha-quente']
const FOR_BABIES = ['product-bebe-balsamo', 'product-spray-nasal', 'product-umidificador']
const FOR_FLU = [
  ...FOR_FEVER,
  'product-xarope-dia',
  'product-pomada',
  'product-spray-de-garganta',
  'product-spray-nasal',
]
const OTHER_MEDICINE = ['guidance-outro-remedio']
const CHILD_MEDICINE = ['guidance-remedio-para-crianca']
const none = 'none' as const

export const WANTED: Wanted[] = [
  // What cannot wait.
  { query: 'falta de ar', first: EMERGENCY, products: none },
  { query: 'estou com falta de ar', first: EMERGENCY, products: none },
  { query: 'falta d ar', first: EMERGENCY },
  { query: 'dificuldade pra respirar', first: EMERGENCY, products: none },
  { query: 'dor no peito', first: CHEST, products: none },
  { query: 'dor no peito e tosse', first: CHEST, products: none },
  { query: 'lábios roxos', first: ['guidance-pele-roxa'], products: none },
  { query: 'convulsao', first: SEIZURE, products: none },
  { query: 'desmaiou', first: ['guidance-desmaio'], products: none },
  { query: 'samu', first: ['guidance-emergencia'], products: none },
  { query: 'overdose', first: POISON, products: none },
  { query: 'overdose de paracetamol', first: POISON, products: none },
  { query: 'superdose', first: POISON, products: none },
  { query: 'criança engoliu pomada', first: ['guidance-engoliu'], products: none },
  { query: 'intoxicacao', first: POISON, products: none },
  { query: 'tomei remédio errado', first: POISON, products: none },
  { query: 'tosse com sangue', first: ['guidance-tossir-sangue'], products: none },
  { query: 'chiado no peito', first: ['guidance-chiado'], products: none },
  { query: 'pus na garganta', first: ['guidance-pus-na-garganta'], products: none },
  { query: 'garganta com pus e febre', first: ['guidance-pus-na-garganta'], products: none },
  { query: 'bebê comeu mel', first: ['guidance-bebe-comeu-mel'], products: none },
  { query: 'dei mel pro meu bebê de 6 meses', first: ['guidance-bebe-comeu-mel'], products: none },
  { query: 'bebê comeu mel e está mole', first: ['guidance-bebe-grave'], products: none },
  { query: 'choro que não para depois da vacina', first: ['guidance-vacina'], products: none },
  { query: 'mão fria e suando', first: ['guidance-emergencia'], products: none },
  { query: 'pressão 20', first: ['guidance-emergencia'], products: none },
  { query: 'vômito que não para', first: ['guidance-desidratacao'], products: none },
  { query: 'crupe', first: ['guidance-crupe'], products: none },
  { query: 'bronquiolite', first: ['guidance-bronquiolite'], products: none },
  { query: 'mercúrio quebrado', first: ['guidance-mercurio'], products: none },
  // Substances that are at hand, and how much of them.
  ...['dextrometorfano', 'codeína', 'ambroxol', 'acetilcisteína', 'carbocisteína', 'doxilamina'].map(
    (query): Wanted => ({ query, first: ['guidance-remedios-do-balcao'], products: none }),
  ),
  // What must not be joined; and words that only look like it.
  ...['ambroxol com codeína', 'tramadol e xarope', 'tramadol', 'rivotril com codeína'].map(
    (query): Wanted => ({
      query,
      first: ['guidance-remedio-controlado', 'guidance-remedios-do-balcao', 'guidance-doenca-cronica'],
      products: none,
    }),
  ),
  {
    query: 'expectorante com xarope para tosse seca',
    first: ['guidance-remedios-do-balcao'],
    products: none,
  },
  ...['vinho com antigripal', 'paracetamol com álcool', 'dramin com cerveja', 'dois antialérgicos'].map(
    (query): Wanted => ({ query, first: ['guidance-misturar'], products: none }),
  ),
  { query: 'diazepam e antialérgico', first: [...CHRONIC, 'guidance-remedio-controlado'], products: none },
  {
    query: 'xarope expectorante',
    first: ['page-substancia-guaco'],
    products: { first: ['product-xarope-dia'] },
  },
  { query: 'guaco e mel', first: ['page-substancia-guaco'], products: { first: ['product-xarope-dia'] } },
  { query: 'benzocaina', first: ['guidance-remedios-do-balcao'], products: none },
  { query: 'benzidamina', first: ['guidance-remedios-do-balcao'], products: none },
  { query: 'posso tomar 4 g', first: ['guidance-quanto-posso-tomar'], products: none },
  { query: 'paracetamol máximo por dia', first: ['guidance-quanto-posso-tomar'], products: none },
  { query: 'posso tomar 3 comprimidos', first: ['guidance-quanto-posso-tomar'], products: none },
  // For whom most products are not.
  { query: 'grávida', first: PREGNANT, products: none },
  { query: 'gravida', first: PREGNANT, products: none },
  { query: 'grávidas', first: PREGNANT, products: none },
  { query: 'gravidez', first: PREGNANT, products: none },
  { query: 'gestante com gripe', first: PREGNANT, products: none },
  { query: 'tosse na gravidez', first: PREGNANT, products: none },
  { query: 'estou grávida posso tomar paracetamol', first: PREGNANT, products: none },
  { query: 'amamentando', first: PREGNANT, products: none },
  { query: 'bebê', first: BABY, products: { only: FOR_BABIES } },
  { query: 'bebe', first: BABY, products: { only: FOR_BABIES } },
  { query: 'bebês', first: BABY, products: { only: FOR_BABIES } },
  { query: 'neném', first: BABY, products: { only: FOR_BABIES } },
  { query: 'recém-nascido', first: BABY, products: { only: FOR_BABIES } },
  { query: 'bebê resfriado', first: BABY },
  { query: 'bebê com febre', first: CHILD_FEVER, products: none },
  { query: 'febre em bebe', first: CHILD_FEVER, products: none },
  { query: 'criança com febre', first: CHILD_FEVER, products: none },
  { query: 'xarope para bebê', first: BABY_MEDICINE, products: none },
  { query: 'remédio pra bebe', first: BABY_MEDICINE, products: none },
  { query: 'mel para bebê', first: BABY_MEDICINE, products: none },
  { query: 'pressão alta', first: PRESSURE, products: none },
  { query: 'tomo losartana posso tomar antigripal', first: PRESSURE, products: none },
  { query: 'hipertensa com gripe', first: PRESSURE, products: none },
  { query: 'diabético pode tomar xarope', first: CHRONIC, products: none },
  { query: 'asma', first: CHRONIC, products: none },
  { query: 'glaucoma', first: CHRONIC, products: none },
  { query: 'idoso com gripe', first: ['guidance-idoso'] },
  // Fever and what is confused with flu.
  { query: 'febre', first: FEVER, products: { only: FOR_FEVER } },
  { query: 'febre alta', first: FEVER },
  { query: 'febri', first: FEVER },
  { query: '39 graus', first: FEVER },
  { query: 'dengue', first: DENGUE, products: none },
  { query: 'dengui', first: DENGUE },
  { query: 'gripe ou dengue', first: [...DENGUE, 'article-gripe-ou-resfriado'], products: none },
  { query: 'covid', first: ['guidance-covid'], products: none },
  { query: 'antibiótico', first: ['guidance-antibiotico'], products: none },
  { query: 'misturar remédios', first: ['guidance-misturar'], products: none },
  { query: 'dose', first: ['guidance-dose'] },
  { query: 'efeitos colaterais', first: ['guidance-bula'] },
  // What the company answers.
  { query: 'onde comprar', first: ['guidance-onde-comprar', 'faq-onde-comprar'] },
  { query: 'preço', first: ['guidance-onde-comprar'] },
  { query: 'farmacia', first: ['guidance-onde-comprar'] },
  { query: 'contato', first: ['guidance-contato', 'page-contacte-nos'] },
  { query: 'telefone', first: ['guidance-contato', 'page-contacte-nos'] },
  { query: 'validade', first: ['guidance-validade'] },
  { query: 'remédio vencido', first: ['guidance-validade'] },
  { query: 'bula', first: ['guidance-bula', 'page-bulas'] },
  { query: 'bula da pomada', first: ['guidance-bula', 'page-bula-pomada'] },
  { query: 'bula capsulas', first: ['guidance-bula', 'page-bula-capsulas-dia-e-noite'] },
  { query: 'kit inverno', first: ['collection-kit-inverno'] },
  { query: 'acessibilidade', first: ['page-acessibilidade'] },
  { query: 'privacidade', first: ['page-politica-de-privacidade'] },
  { query: 'reciclar embalagem', first: ['faq-embalagens'] },
  // What products are for.
  {
    query: 'nariz entupido',
    first: ['article-nariz-entupido', 'article-dormir-com-nariz-entupido', 'article-como-lavar-o-nariz'],
  },
  { query: 'tosse', first: ['article-tosse-seca-e-tosse-com-catarro'] },
  {
    query: 'tosse com catarro',
    first: ['article-tosse-seca-e-tosse-com-catarro'],
    products: { first: ['product-xarope-dia'] },
  },
  {
    query: 'tosse seca',
    first: ['article-tosse-seca-e-tosse-com-catarro'],
    products: { first: ['product-xarope-noite'] },
  },
  {
    query: 'dor de garganta',
    first: ['article-garganta-arranhando'],
    products: { first: ['product-spray-de-garganta'] },
  },
  {
    query: 'lavar o nariz',
    first: ['article-como-lavar-o-nariz'],
    products: { first: ['product-spray-nasal'] },
  },
  { query: 'quando procurar o médico', first: ['article-quando-procurar-o-medico'] },
  // Asked as people ask: in sentences, by the names of other houses, misspelled.
  { query: 'remédio pra gripe', first: ['article-gripe-ou-resfriado'], products: { only: FOR_FLU } },
  { query: 'remedinho pra tosse', first: ['article-tosse-seca-e-tosse-com-catarro'] },
  { query: 'posso tomar vick com dipirona', first: OTHER_MEDICINE, products: none },
  { query: 'já tomo benegrip', first: OTHER_MEDICINE, products: none },
  { query: 'tylenol', first: OTHER_MEDICINE, products: none },
  { query: 'aspirina', first: ['guidance-anti-inflamatorio'], products: none },
  { query: 'ibuprofeno pra gripe', first: ['guidance-anti-inflamatorio'], products: none },
  { query: 'vick vaporub', first: ['faq-pomada'], products: { only: ['product-pomada'] } },
  { query: 'neosoro vicia', first: ['guidance-descongestionante'] },
  { query: 'loratadina', first: ['guidance-antialergico'], products: none },
  { query: 'bombinha', first: CHRONIC, products: none },
  { query: 'xarope pra criança 3 anos', first: CHILD_MEDICINE, products: none },
  { query: 'xaropinho infantil', first: CHILD_MEDICINE },
  { query: 'bebezinho resfriado', first: BABY },
  { query: 'febre 39 bebe de 1 ano', first: CHILD_FEVER, products: none },
  { query: 'convulsão febril', first: SEIZURE, products: none },
  { query: 'respirando cansado peito cansado', first: EMERGENCY, products: none },
  { query: 'tomei dois comprimidos', first: POISON, products: none },
  { query: 'caiu pomada no olho', first: ['guidance-olho'], products: none },
  { query: 'criança vomitando', first: ['guidance-vomito'], products: none },
  { query: 'posso beber cerveja tomando remedio', first: ['guidance-misturar'], products: none },
  { query: 'antigripal da sono', first: ['guidance-sono'] },
  { query: 'posso dirigir depois de tomar', first: ['guidance-condutor'] },
  { query: 'precisa de receita', first: ['guidance-receita'] },
  { query: 'receita de xarope caseiro', first: ['guidance-caseiro'] },
  { query: 'pastilha sem açucar', first: ['guidance-ingredientes'] },
  { query: 'tem gluten', first: ['guidance-ingredientes'] },
  { query: 'alergia a paracetamol', first: ['guidance-alergia'], products: none },
  { query: 'meu gato lambeu a pomada', first: ['guidance-bichos'], products: none },
  { query: 'excluir minha conta', first: ['guidance-conta'] },
  { query: 'produto veio quebrado', first: ['guidance-contato'] },
  { query: 'trocar produto', first: ['guidance-contato'] },
  { query: 'validade do spray', first: ['guidance-validade'] },
  { query: 'meu filho ta roxo', first: ['guidance-bebe-grave'], products: none },
  { query: 'garganta fechando', first: ['guidance-alergia-grave'], products: none },
  { query: 'posso misturar chá quente e cápsulas', first: ['guidance-misturar'], products: none },
  { query: 'tomei o cha e a capsula', first: ['guidance-misturar'], products: none },
  { query: 'dose paracetamol infantil', first: CHILD_MEDICINE, products: none },
  { query: 'tomo selegilina, posso tomar antigripal', first: ['guidance-antidepressivo'], products: none },
  { query: 'cápsulas dia e noite com fluoxetina', first: ['guidance-antidepressivo'], products: none },
  { query: 'não sinto cheiro', first: ['guidance-olfato'], products: none },
  { query: 'to com gripe oq eu tomo', first: ['article-gripe-ou-resfriado', 'article-idoso-com-gripe'] },
  // Near to words of guidance, and none of them.
  { query: 'dor ao engolir', first: ['article-garganta-arranhando'] },
  { query: 'inalação com vapor', first: ['article-inalacao-com-vapor'] },
  { query: 'quanto tempo dura a gripe', first: ['article-quanto-tempo-dura-a-gripe'] },
  { query: 'pastilha de cereja', first: ['faq-garganta', 'article-garganta-arranhando'] },
  { query: 'dor de ouvido', first: ['guidance-dor-de-ouvido'] },
  { query: 'catarro verde', first: ['article-catarro-e-a-cor'] },
  { query: 'tosse há 3 semanas', first: ['article-tosse-que-nao-passa'] },
  { query: 'posso tomar vacina resfriado', first: ['article-vacinas'] },
]
