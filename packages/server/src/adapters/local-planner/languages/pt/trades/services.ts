/** What adverts in Portuguese say for what is done for people. */
import type { SomeTrades } from '../../../banks/bank';

export const SERVICES = {
  hair: {
    words:
      'cabeleireir*|barbe*|~salão|cabelo*|corte|beleza|estética|unhas|maquiagem|maquilhagem|cílios|manicure*|pedicure*|madeixas|alisamento|progressiva|tranças|tranc*|peruca*|depilação|sobrancelha*|design de sobrancelhas|manicura*|extensões|penteado*|noivas e madrinhas',
    hooks: 'Hora de mudar?|Olá, novo visual.|Volte a ser você.',
    mood: 'Cortar.|Pentear.|Sorrir.',
    promises: 'Um estilo que é seu|Saia de cabeça erguida',
    calls: 'Marque a sua hora|Mime-se',
  },
  health: {
    words:
      'dentista*|dentári*|médic*|clínica*|fisio*|farmácia*|óptica|ótica|óculos|auditiv*|saúde|terap*|~consultório|parteira*|nutricionist*|psicólog*|podolog*|osteopat*|psicoterap*|enfermeir*|pediatr*|dermatolog*|ginecolog*|acupuntur*|naturopat*|implante*|ortodont*|fonoaudiólog*|doula*|doação de sangue|dador*|rastreio|odontolog*|nutri|aparelhos auditivos|oftalmolog*|cardiolog*|urolog*|ortopedist*|alergolog*|enfermeira*',
    hooks: 'Como está hoje?|Sentir-se bem começa aqui.|Alguém que escuta.',
    mood: 'Ouvir.|Cuidar.|Sorrir.',
    promises: 'Em boas mãos|Cuidado com tempo',
    calls: 'Marque a sua consulta|Tire as suas dúvidas',
  },
  pets: {
    words:
      'clínica veterinária|cão|cães|cachorro*|gato*|veterinári*|pet|pets|animais|animal|banho e tosa|cavalo*|canil|tosquia*|adestra*|hotel para cães|hotel canino|creche para cães|passeador*|pet shop|petshop|ração|felin*|canin*|haras|equin*|hípica|hipismo|pónei*|pônei*|ferrador*|aquári*|treinador de cães|gatil|ninhada|filhote*',
    hooks: 'Quem espera à porta?|Para quem tem quatro patas.|Um amigo merece mais.',
    mood: 'Farejar.|Brincar.|Mimar.',
    promises: 'Amor em quatro patas|Ele diria obrigado',
    calls: 'Traga o seu melhor amigo|Venha conhecer',
  },
  craft: {
    words:
      'carpint*|marcen*|pedreiro*|telhado*|pintor*|reforma*|remodela*|repar*|móveis|cerâmica|oficina|artesan*|azulejista*|ladrilhador*|estucador*|estofador*|gesseiro*|marmorista*|calceteiro*|amolador*|empalha*|palhinha|cesteir*|cestaria|vime|serralhari*|ferreiro*|torneiro*|vidreiro*|vitrais|encaderna*|restaur* de móveis|restaurador*|olaria|oleiro*|entalhador*|cuteleir*|azulejo*|ladrilho*|pintura de casas|pladur|drywall|toldo*|pérgola*|jardin*|tear|tecelã*|tecelagem|mosaic*|soldad*|caixilharia*|gesso|canteiro|macenaria|tapeceir*|rendas|crochê|croché|tricô|restauramos|restauro de',
    hooks: 'Algo não funciona?|Bem feito, à primeira.|Feito à mão.',
    mood: 'Medir.|Construir.|Pronto.',
    promises: 'Trabalho que dura|Mãos que sabem',
    calls: 'Diga o que precisa|Peça um orçamento',
  },
  fixing: {
    words:
      'encanador*|canalizador*|eletricista*|chaveiro*|desentup*|serralheir*|faz-tudo|vidraceir*|vidraçaria|piscinas|dedetiza*|desinfestaç*|controle de pragas|ar condicionado|caldeiras|limpa-chaminés|limpeza de chaminés|estores|fossas|limpa-fossa|limpa fossa|limpa fossas|canalizaç*|esquentador*|portões|portão automático|hidráulic*|encanament*|infiltraç*|desratiza*|impermeabiliza*',
    hooks: 'Algo não funciona?|Bem feito, à primeira.|Um problema a menos.',
    mood: 'Chegar.|Resolver.|Pronto.',
    promises: 'Trabalho que dura|Mãos que resolvem',
    calls: 'Conte o que se passa|Peça informações',
  },
  repair: {
    words:
      'repair café|sapateir*|reparação*|reparações|reparamos|conserto*|consertamos|consertam|arranjos de costura|arranjo*|relojoeir*|relojoaria|estofador*|amolador|afiação|conserta|consertar|restauro|tela quebrada|ecrã partido|ecrãs|assistência técnica',
    hooks: 'Não deite fora.|Merece uma segunda vida.|Avariado? Não por muito tempo.',
    mood: 'Abrir.|Reparar.|Pronto.',
    promises: 'O que é bom merece conserto|De volta, e a funcionar',
    calls: 'Traga-o até nós|Pergunte-nos',
  },
  cleaning: {
    words:
      'lavandari*|lavanderi*|limpeza*|lavanderia|lavandaria|faxina*|tinturaria|vidros|diarista|passar a ferro|engomad*|engomadoria|empregada doméstica|lavagem de sofás|lavagem de estofos|higienização|lavagem a seco|limpa-vidros|esvaziamento',
    hooks: 'Imagine: já está limpo.|Quando brilhou pela última vez?|Chegar a casa e sorrir.',
    mood: 'Varrer.|Polir.|Brilhar.',
    promises: 'O seu tempo de volta|Limpo até ao canto',
    calls: 'Deixe por nossa conta|Fale connosco',
  },
  hire: {
    words:
      'grua*|guindaste*|aluguer de máquinas|aluguer de carrinhas|aluguer de equipamento*|aluguel de máquinas|aluguel de equipamentos|mudança*|transportadora*|escavadora*|escavadeira*|retroescavadeira*|empilhador*|andaime*|estafeta*|caçamba*|logística|aluguel de|aluguer de|fretes|carreto*|aluguel de brinquedos|aluguel de mesas|aluguer de tendas|tvde|camião grua',
    hooks: 'Um trabalho grande?|Pesado demais?|O pesado é por nossa conta.',
    mood: 'Carregar.|Levantar.|Pronto.',
    promises: 'O peso fica do nosso lado|Lá, quando é preciso',
    calls: 'Diga o que precisa|Peça um orçamento',
  },
  driving: {
    words:
      'escola de condução|autoescola*|auto-escola*|carta de condução|carteira de motorista|aulas de condução|aulas de direção|cnh|auto escola|carta de mota|carta de pesados|primeira habilitação|aulas de código',
    hooks: 'Pronto para a estrada?|A liberdade começa aqui.|Em breve conduz você.',
    mood: 'Cinto.|Espelho.|Siga.',
    promises: 'Calmo ao volante|Mais seguro a cada quilómetro',
    calls: 'Marque a sua primeira aula|Ponha-se ao volante',
  },
  realestate: {
    words:
      'imobiliári*|imóve*|apartamento*|casa à venda|casas à venda|comprar casa|vender casa|casa nova|casa própria|arrendamento|casas para arrendar|aluguel de apartamentos|hipoteca|arquitet*|moradia*|terreno*|t0|t1|t2|t3|t4|mobilado|mobiliado|quarto para alugar|aluga-se|aluga-se casa|arrenda-se|vende-se casa|kitnet|sobrado|chácara*|condomínio fechado|fiador|herdade|monte alentejano|armazém|loja para arrendar|inquilino*|senhorio*',
    hooks: 'Imagine a sua porta.|Onde quer viver?|Voltar a casa.',
    mood: 'Olhe.|Entre.|Fique.',
    promises: 'Um lugar que é seu|Espaço para a sua vida',
    calls: 'Marque uma visita|Venha ver',
  },
  tech: {
    words:
      'app|apps|aplicativo*|aplicação|software|plataforma|startup|digital|site|nuvem|dados|ia|jogo*|podcast*|aplicações|assistência informática|computador*|impressão 3d|sites|inteligência artificial',
    hooks: 'Há um jeito mais fácil.|Menos cliques. Mais tempo.|E se simplesmente funcionasse?',
    mood: 'Abra.|Toque.|Pronto.',
    promises: 'Simples desde o primeiro minuto|Tempo para o que importa',
    calls: 'Experimente agora|Veja como funciona',
  },
  finance: {
    words:
      'banco*|seguro*|imposto*|contab*|contador*|investiment*|pensão|aposentadoria|reforma financeira|empréstimo*|crédito*|poupança*|irs|despachante|folha de pagamento|consórcio|corretora de seguros|solicitador*',
    hooks: 'Durma descansado.|Dúvidas de dinheiro?|Alguém do seu lado.',
    mood: 'Pergunte.|Entenda.|Decida.',
    promises: 'Palavras claras, noites calmas|Do seu lado',
    calls: 'Peça conselho|Faça a sua pergunta',
  },
  education: {
    words:
      'escola*|explicaç*|explicador*|colégio*|curso*|aula*|professor*|idioma*|língua*|universidade*|aprender|formação|oficina de|coach*|reforço escolar|inglês|alemão|francês|vestibular|enem|concurso público|cursinho|pré-vestibular|ateliê|atelier|mestrado|licenciatura|alfabetização|apoio ao estudo|workshop*',
    hooks: 'O que gostaria de aprender?|Curioso?|Todos começam do zero.',
    mood: 'Pergunte.|Tente.|Saiba.',
    promises: 'Um passo a mais, todo dia|Aprender que fica',
    calls: 'Garanta a sua vaga|Comece a aprender',
  },
  childcare: {
    words:
      'creche*|infantário*|jardim de infância|jardim-de-infância|educação infantil|berçário*|ama|babá|babysitter|campo de férias|colónia de férias|atl|colônia de férias|campos de férias|atividades de férias|ocupação de tempos livres|escolinha',
    hooks: 'Quem quer brincar?|Pés pequenos, dias grandes.|Onde os pequenos estão em casa.',
    mood: 'Brincar.|Rir.|Crescer.',
    promises: 'Espaço para brincar e crescer|Em boas mãos todo o dia',
    calls: 'Venha conhecer-nos|Reserve um lugar',
  },
  care: {
    words:
      'lar de idosos|apoio domiciliário|cuidador*|cuidados ao domicílio|idosos|casa de repouso|centro de dia|enfermagem|residência sénior|teleassistência|apoio ao domicílio|acompanhante de idosos|idoso',
    hooks: 'Em casa, e nunca só.|Alguém que está lá.|Quem cuida de si?',
    mood: 'Ouvir.|Ajudar.|Ficar.',
    promises: 'Cuidar como em família|Tempo para o que importa',
    calls: 'Peça informações|Venha conhecer',
  },
  photo: {
    words:
      'fotógraf*|fotografia*|foto|fotos|retrato*|videógraf*|ensaio fotográfico|sessão fotográfica|videomaker*|book fotográfico|fotolivro*|vídeo de casamento|foto tipo passe|revelação de fotos',
    hooks: 'Guarde este momento.|Sorria.|Como vai lembrar hoje?',
    mood: 'Olhe.|Ria.|Clique.',
    promises: 'Imagens que ficam|Momentos para guardar',
    calls: 'Marque a sua sessão|Venha para a frente da câmara',
  },
  studio: {
    words:
      'tatu*|tattoo*|design gráfico|web design|estúdio de design|gráfica|tipografia*|publicidade|marketing|redator*|traduç*|tradutor*|criação de sites|sinalética|gravura*|serigraf*|cartaz|cartazes|caligraf*|cartões de visita|convites|designer*|social media|comunicação visual|bordado computadorizado|carimbo*',
    hooks: 'O que quer dizer?|As boas ideias veem-se.|Faça olhar duas vezes.',
    mood: 'Pense.|Desenhe.|Mostre.',
    promises: 'Ideias que se veem|Claro à primeira vista',
    calls: 'Conte-nos a sua ideia|Vamos conversar',
  },
  jobs: {
    words:
      'estamos a contratar|estamos contratando|contrata-se|contratamos|procura-se|vaga de|vaga para|vagas de emprego|vagas para|vaga aberta|vagas abertas|junte-se à nossa equipa|junta-te à nossa equipa|venha trabalhar|vem trabalhar|trabalhe conosco|trabalhe connosco|envie o seu cv|envie seu currículo|envia o teu cv|cv para|currículo|recrutamos|oferta de emprego|admite-se|precisa-se|contrato sem termo|carteira assinada',
    hooks: 'Há um lugar livre.|Vontade de mudar?|Trabalho com boa gente.',
    mood: 'Chegar.|Aprender.|Crescer.',
    promises: 'Uma equipa que se ajuda|Bom trabalho, boa companhia',
    calls: 'Candidaturas abertas|Bem-vindos à equipa',
  },
  charity: {
    words:
      'ong|doar|doação|doações|donativo*|volunt*|solidári*|fundação|caridade|refugiad*|abrigo|banco alimentar|~associaç*|cruz vermelha|cáritas|recolha de alimentos|sopa solidária|campanha do agasalho|vaquinha|apadrinh*|dádiva de sangue|bazar solidário|brechó solidário',
    hooks: 'E se pudesse ajudar?|Começa com um.|Alguém espera.',
    mood: 'Veja.|Sinta.|Aja.',
    promises: 'Juntos é mais|Cada mão conta',
    calls: 'Ajude também|Dê o que puder',
  },
  energy: {
    words:
      '~solar|painéis solares|painel solar|bomba de calor|bombas de calor|fotovoltaic*|energia solar|salamandra*|estufa a pellets|recuperador de calor|carregador elétrico|placas solares|autoconsumo',
    hooks: 'O sol não manda conta.|De onde vem a sua luz?|Olhe para cima.',
    mood: 'Sol.|Luz.|Casa.',
    promises: 'O seu telhado pode mais|Quente, de consciência limpa',
    calls: 'Pergunte o que pode o telhado|Peça um orçamento',
  },
} satisfies SomeTrades;
