/** What adverts in Portuguese say by trade, beside what the brief tells. Not yet read by a native reader. */
import type { BankSource } from '../../banks/bank';

export const BANK: BankSource = {
  coffee: {
    words: 'café*|cafeteria|espresso|expresso|barista|cappuccino|torrefa*',
    hooks: 'Primeiro, café.|Aquele cheiro da manhã.|Que tal uma boa xícara?',
    mood: 'Moer.|Servir.|Respirar.',
    promises: 'Uma pequena pausa, todo dia|Feito com calma',
    calls: 'Venha tomar um café|Sente-se um pouco',
  },
  tea: {
    words: 'chá|chás|casa de chá|infus*|matcha',
    hooks: 'Ponha água a aquecer.|Folha a folha.|Tempo para um bom chá?',
    mood: 'Infundir.|Servir.|Respirar.',
    promises: 'Uma pequena pausa, todo dia|Infundido com calma',
    calls: 'Venha tomar um chá|Sente-se um pouco',
  },
  bakery: {
    words: 'padaria*|pão|pães|padeiro|confeit*|pastelaria|fermentação natural|bolo*|croissant*|forno',
    hooks: 'Sente o cheiro?|Ainda quentinho.|Que sabor tem a manhã?',
    mood: 'Amassar.|Assar.|Partilhar.',
    promises: 'Pão bom precisa de tempo|Feito para dividir',
    calls: 'Passe enquanto está quente|Prove hoje',
  },
  restaurant: {
    words: 'restaurante*|pizz*|sushi|ramen|hambúrguer*|cozinha|chef|churrascaria|tasca|catering|lanchonete|marisqueira',
    hooks: 'Já com fome?|Hoje ninguém cozinha em casa.|O que vai querer?',
    mood: 'Grelhar.|Servir.|Saborear.',
    promises: 'Boa comida, boa companhia|Uma mesa como em casa',
    calls: 'Reserve a sua mesa|Venha com fome',
  },
  bar: {
    words: 'bar|pub|cervej*|vinho*|vinícola|adega*|vinha*|coquetel|coquetéis|cocktail*|destilaria',
    hooks: 'A noite começa aqui.|A que brindamos?|Saúde!',
    mood: 'Servir.|Brindar.|Ficar.',
    promises: 'Bons copos, melhor companhia|Feito com paciência',
    calls: 'Brinde connosco|Venha provar',
  },
  grocer: {
    words:
      'legume*|fruta*|quinta|fazenda|feira|mercado|orgânic*|biológic*|açougue|talho|queijo*|horta|mel|mercearia|azeite',
    hooks: 'O que há da época?|Direto do campo.|O sabor de onde nasce.',
    mood: 'Plantar.|Colher.|Provar.',
    promises: 'Comida com sabor de verdade|Você sabe de onde vem',
    calls: 'Encha a sua cesta|Venha provar',
  },
  fitness: {
    words: 'academia de*|ginásio*|fitness|treino*|crossfit|boxe|esporte*|desporto|corrida|natação|escalada|personal',
    hooks: 'Pronto para se mexer?|O corpo lembra.|Está à espera de quê?',
    mood: 'Levante.|Sue.|De novo.',
    promises: 'Mais forte, um dia de cada vez|Todo começo conta',
    calls: 'Comece hoje|Junte-se a nós',
  },
  wellness: {
    words: 'yoga|ioga|pilates|spa|massage*|sauna|bem-estar|meditação|retiro|termas',
    hooks: 'Quando respirou fundo?|Devagar.|Uma hora só para si.',
    mood: 'Chegar.|Respirar.|Soltar.',
    promises: 'Calma para corpo e mente|Saia mais leve do que entrou',
    calls: 'Dê-se uma pausa|Reserve a sua hora',
  },
  hair: {
    words: 'cabeleireir*|barbe*|salão|cabelo*|corte|beleza|estética|unhas|cosmétic*|maquiagem|maquilhagem|cílios',
    hooks: 'Hora de mudar?|Olá, novo visual.|Volte a ser você.',
    mood: 'Cortar.|Pentear.|Sorrir.',
    promises: 'Um estilo que é seu|Saia de cabeça erguida',
    calls: 'Marque a sua hora|Mime-se',
  },
  health: {
    words: 'dentista*|dentári*|médic*|clínica*|fisio*|farmácia*|óptica|ótica|óculos|auditiv*|saúde|terap*|consultório',
    hooks: 'Como está hoje?|Sentir-se bem começa aqui.|Alguém que escuta.',
    mood: 'Ouvir.|Cuidar.|Sorrir.',
    promises: 'Em boas mãos|Cuidado com tempo',
    calls: 'Marque a sua consulta|Fale connosco',
  },
  pets: {
    words:
      'clínica veterinária|cão|cães|cachorro*|gato*|veterinári*|pet|pets|animais|animal|banho e tosa|cavalo*|canil',
    hooks: 'Quem espera à porta?|Para quem tem quatro patas.|Um amigo merece mais.',
    mood: 'Farejar.|Brincar.|Mimar.',
    promises: 'Amor em quatro patas|Ele diria obrigado',
    calls: 'Traga o seu melhor amigo|Venha conhecer',
  },
  craft: {
    words:
      'encanador*|canalizador*|eletricista*|carpint*|marcen*|pedreiro*|telhado*|pintor*|reforma*|remodela*|repar*|móveis|chaveiro|oficina|artesan*',
    hooks: 'Algo não funciona?|Bem feito, à primeira.|Feito à mão.',
    mood: 'Medir.|Construir.|Pronto.',
    promises: 'Trabalho que dura|Mãos que sabem',
    calls: 'Diga o que precisa|Fale connosco',
  },
  flowers: {
    words: 'flor|flores|florist*|buquê*|ramo*|jardim|jardin*|planta*|viveiro|rosas',
    hooks: 'Diga com flores.|Quem merece um ramo?|Deixe crescer.',
    mood: 'Semente.|Botão.|Flor.',
    promises: 'Cor para cada dia|Cultivado com carinho',
    calls: 'Escolha as suas flores|Venha ver',
  },
  cleaning: {
    words: 'limpeza*|lavanderia|lavandaria|faxina*|tinturaria|vidros|diarista',
    hooks: 'Imagine: já está limpo.|Quando brilhou pela última vez?|Chegar a casa e sorrir.',
    mood: 'Varrer.|Polir.|Brilhar.',
    promises: 'O seu tempo de volta|Limpo até ao canto',
    calls: 'Deixe connosco|Peça uma data',
  },
  auto: {
    words:
      'carro*|auto|automóve*|oficina mecânica|pneu*|bicicleta*|bike*|moto*|trotinete*|patinete*|táxi*|concessionári*|autoescola|escola de condução',
    hooks: 'Aonde vamos?|A estrada chama.|Pronto para rodar?',
    mood: 'Ligue.|Acelere.|Vá.',
    promises: 'Na estrada, com tranquilidade|Mais longe, todo dia',
    calls: 'Venha experimentar|Passe por cá',
  },
  travel: {
    words: 'hotel|hotéis|viag*|férias|pousada*|hostel|camping|cruzeiro*|ferry|voo*|ilha*|praia*|passeio*|turismo',
    hooks: 'Para onde vai a mente?|Simplesmente vá.|Lembra-se do mar?',
    mood: 'Preparar.|Partir.|Chegar.',
    promises: 'Dias para contar|O longe fica perto',
    calls: 'Reserve os seus dias|Faça a mala',
  },
  realestate: {
    words: 'imobiliári*|imóve*|apartamento*|casa|casas|aluguel|arrendamento|hipoteca|arquitet*|moradia*|terreno*',
    hooks: 'Imagine a sua porta.|Onde quer viver?|Voltar a casa.',
    mood: 'Olhe.|Entre.|Fique.',
    promises: 'Um lugar que é seu|Espaço para a sua vida',
    calls: 'Marque uma visita|Venha ver',
  },
  fashion: {
    words:
      'moda|roupa*|vestido*|sapato*|tênis|ténis|bota|botas|joia*|jóia*|relógio*|bolsa*|boutique|jeans|mochila*|óculos de sol',
    hooks: 'O que vai vestir?|Feito para usar.|O seu próximo favorito.',
    mood: 'Toque.|Experimente.|Vista.',
    promises: 'Feito para ficar|É mesmo a sua cara',
    calls: 'Experimente|Encontre o seu',
  },
  tech: {
    words:
      'app|apps|aplicativo*|aplicação|software|plataforma|startup|digital|online|site|nuvem|dados|ia|celular|telemóvel|fones|jogo*|podcast*',
    hooks: 'Há um jeito mais fácil.|Menos cliques. Mais tempo.|E se simplesmente funcionasse?',
    mood: 'Abra.|Toque.|Pronto.',
    promises: 'Simples desde o primeiro minuto|Tempo para o que importa',
    calls: 'Experimente agora|Veja como funciona',
  },
  finance: {
    words:
      'banco*|seguro*|imposto*|contab*|contador*|investiment*|pensão|aposentadoria|reforma financeira|empréstimo*|crédito*|poupança*|advogad*|jurídic*|notári*',
    hooks: 'Durma descansado.|Dúvidas de dinheiro?|Alguém do seu lado.',
    mood: 'Pergunte.|Entenda.|Decida.',
    promises: 'Palavras claras, noites calmas|Do seu lado',
    calls: 'Fale connosco|Faça a sua pergunta',
  },
  education: {
    words:
      'escola*|colégio*|curso*|aula*|professor*|idioma*|língua*|universidade*|creche|jardim de infância|aprender|formação|oficina de|coach*',
    hooks: 'O que gostaria de aprender?|Curioso?|Todos começam do zero.',
    mood: 'Pergunte.|Tente.|Saiba.',
    promises: 'Um passo a mais, todo dia|Aprender que fica',
    calls: 'Garanta a sua vaga|Comece a aprender',
  },
  events: {
    words:
      'concerto*|show|festival*|teatro*|coro|coral|museu*|exposição|exposições|espetáculo*|festa*|casamento*|banda|dança|evento*|cinema|ópera',
    hooks: 'Marque a data.|Você vem?|Uma noite para lembrar.',
    mood: 'Luzes.|Silêncio.|Agora.',
    promises: 'Estar lá quando acontece|Uma noite que fica',
    calls: 'Garanta o seu bilhete|Não falte',
  },
  charity: {
    words: 'ong|doar|doação|doações|donativo*|volunt*|solidári*|fundação|caridade|refugiad*|abrigo|banco alimentar',
    hooks: 'E se pudesse ajudar?|Começa com um.|Alguém espera.',
    mood: 'Veja.|Sinta.|Aja.',
    promises: 'Juntos é mais|Cada mão conta',
    calls: 'Ajude connosco|Dê o que puder',
  },
  energy: {
    words:
      'solar*|painéis|bomba de calor|bombas de calor|energia*|fotovoltaic*|eletricidade|isolamento|bateria*|carregador*',
    hooks: 'O sol não manda conta.|De onde vem a sua luz?|Olhe para cima.',
    mood: 'Sol.|Luz.|Casa.',
    promises: 'O seu telhado pode mais|Quente, de consciência limpa',
    calls: 'Pergunte o que pode o telhado|Fale connosco',
  },
  shop: {
    words:
      'loja*|presente*|brinquedo*|livro*|livraria*|vela|velas|sabonete*|garrafa*|caneca*|feito à mão|produto*|saldos',
    hooks: 'Veja só.|Para si, ou para alguém?|As pequenas coisas.',
    mood: 'Veja.|Escolha.|Aproveite.',
    promises: 'Coisas pequenas, grande alegria|Escolhido com carinho',
    calls: 'Encontre o seu|Venha ver',
  },
  any: {
    words: '',
    hooks: 'Olhe mais de perto.|Que tal algo bom?|Isto é para si.',
    mood: 'Veja.|Sinta.|Aproveite.',
    promises: 'Feito para pessoas como você|Coisas boas, bem feitas',
    calls: 'Saiba mais|Fale connosco',
  },
};
