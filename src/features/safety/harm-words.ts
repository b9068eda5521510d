/**
 * Words that report harm by themselves, in ordinary spelling; `*` for a beginning. A false alarm costs a reader a minute, a
 * missed report costs more. What the range itself promises to relieve (tosse, nariz entupido, dor de garganta) is no sign.
 * The signs of danger that the search understands name some of the same things and are another list: editors keep it in the space
 * (search guidance), a site without it must find reports all the same, and there one wrong word takes products from a search.
 */
export const HARM_WORDS: readonly string[] = [
  // Skin and eyes
  'alerg*|alegi*|anafila*|antialergi*|urticari*|prurido|coceir*|coçeir*|coçando|coçou|coçava|coçar|coça|coçam',
  'empol*|vergao|vergoes|avermelh*|vermelhidao|bolhas|bolinhas|brotoeja*|pereba*|erupç*|rash|dermatite*|eczema*',
  'queimadura*|queimou|queimei|queimando|queimava|queimaram|queimaç*|queima|queimam|assadura*',
  'ardeu|ardendo|ardor|ardencia|arde|ardem|ardia|ardid*|arderam|ardume|irrit*|ferida*|feriu|feriram|machucou|machucad*',
  'inchou|inchad*|inchaç*|incharam|inchando|inchar|incha|incham|inchei|desfigur*|deform*|lacrimej*|cegueira|cego|cega|pus',
  // Breath and heart
  'sufoc*|asfixi*|engasg*|engasq*|chiado|chiando|chiava|chiadeira|broncoespas*|ofeg*|arfa*|taquic*|taquec*|palpita*|arritm*|batedeira',
  'infart*|enfart*|avc|trombose|pneumonia',
  // Stomach
  'vomit*|vomi|gomit*|enjoo|enjoos|enjoei|enjoou|enjoad*|enjoando|nause*|ansia|ancia|diarr*|diare*|desinteri*|colica*|azia|refluxo',
  'caganeira*|piriri*|desarranj*|engulho*|entojo|empachad*|desidrat*|emetic*',
  // Head and nerves
  'tontur*|tonto|tonta|tontinh*|tonteir*|zonz*|vertig*|desmai*|convuls*|epilep*|delir*|alucin*|desorient*|desacord*|inconsci*',
  'sonolen*|tremor*|tremed*|tremendo|tremia|tremeu|tremer|tremi|formig*|dormenc*|dorment*|paralis*|espasm*|babando|babar|babou',
  'gastura|calafrio*|piripaque|sudorese|prostr*|desfalec*|fraqueza|indispost*|indisposiç*|agonia|agoniad*|zumbi*|zuni*|insonia|sonambul*',
  'passamento|faniquito*|xilique|chilique|pilora|biloura|vexame|bambe*|cambale*|tombo*|fratur*|moleza',
  // Bleeding, poisoning, too much
  'sangr*|sangue|hemorrag*|hematoma*|intoxic*|envenen*|overdose|superdos*|engoli*|engul*|ingeri*|exagerei|exagerou|abusei',
  // Care
  'hospital|hospitais|hospitaliz*|internad*|internou|internar*|internaçao|internaçoes|internei|internaram|ambulancia|samu|upa|uti|bombeiros',
  'intubad*|entubad*|oxigenio|socorro|pressas|injeç*|adrenalina|corticoid*|ceatox|ciatox|toxicolog*',
  // Death and pregnancy
  'morreu|morri|morrendo|morrer|morreram|morte|obito|falec*|abort*|gravid*|gestante*|gestaç*|amament*',
  // In the words of professionals
  'edema*|dispne*|cianos*|cianot*|hiperemi*|eritem*|exantem*|parestes*|sincop*|hipotens*|hipertens*|bradic*|epistax*|apneia*',
  'estridor|necros*|ulcer*|hepatit*|ictericia|torpor|letarg*|cefale*|mialgi*|artralgi*|glote|lesao|lesoes|medicamentosa|obstruç*',
  'laringo*|intoleranc*|hipersensib*|lactente*|fotossens*|fotofob*|otite|conjuntivite|terçol|herpes|afta*|abscesso*|furunculo*|micose*',
  'nodulo*|ingua*|tumor*|isquem*|suicid*|psicotic*|surtou|surtei|pesadelo*|reanim*|ressuscit*|traqueo*|sequela*|malformaç*|anomalia*',
  'glicemia|glicose|hipoglic*|hiperglic*|plaqueta*|hemodial*|contraç*|abstinenc*|fissura*|fistula*|cobreiro|impinge*|sapinho',
  'hiperterm*|febril|taquipn*|xerost*|descoord*|cefal*|pupila*|menstruaç*|convalesc*|anticonvuls*',
  'cicatriz*|queloid*|parkinson*|tubercul*|meningit*|sepse|septicem*|embolia|derrame*|insuficienc*|falencia|cirrose|cancer*|leucemi*|anemi*|lupus|sindrome*',
  'stevens|bronquiolite|coqueluche|crupe|catapora|psoriase|verruga*|cisto*|quisto*|berne|broncoasp*|aspirou|aspirei|aspiraç*|perfur*',
  // Abuse
  'dop*|drogar*|drogad*|drogando|chapad*|chapei|chapou|lombra*|doidao|doidona|entorpec*',
  // Of people who are worried
  'terror*|aterror*|panico|perig*|assust*|apavor*|preocupad*|desesper*|reverterio|irreconhec*|grogue|dopad*|gemendo|gemia|gemeu|soluço*|rouc*|rouquid*',
  'carocinho*|caroço|caroços|entalou|entalad*|entalar|entalando|engasgalh*|quentura|coma|velorio|enterr*',
  'surd*|amortec*|ressec*|insuportav*|agrav*|latej*|pinic*|pinica|agulhada*|ferroada*|fisgada*|horroriz*|estrago*|prejudic*|lasquei|lascou|judiou|judiad*|sofrendo|tontei*|tontie*|encaroç*|calombo*|pelota*|estancava|estancar',
  // Said as such
  'reaç*|reagi*|colatera*|advers*|indesejad*|indesejav*|rebote|piorou|piorei|piorando|piora|pioraram|piorar|inflamou|infecç*',
]
