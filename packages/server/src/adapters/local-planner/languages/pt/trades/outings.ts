/** What adverts in Portuguese say for where people go. */
import type { SomeTrades } from '../../../banks/bank';

export const OUTINGS = {
  fitness: {
    words:
      'academia de*|ginásio*|fitness|treino*|crossfit|boxe|esporte*|desporto|corrida|natação|personal|escola de dança|aulas de dança|escola de ballet|academia|maratona|meia maratona|futebol|basquete|basquetebol|ténis|tênis|padel|judo|judô|karaté|karatê|jiu-jitsu|capoeira|ginástica|patinagem|rugby|andebol|voleibol|vôlei|atletismo|zumba|esgrima|remo|futsal|muay thai',
    hooks: 'Pronto para se mexer?|O corpo lembra.|Está à espera de quê?',
    mood: 'Levante.|Sue.|De novo.',
    promises: 'Mais forte, um dia de cada vez|Todo começo conta',
    calls: 'Comece hoje|Junte-se a nós',
  },
  outdoors: {
    words:
      'aluguer de barcos|passeio* de barco|surf*|escalada|caiaque*|kayak*|canoagem|mergulho|aulas de vela|equitação|hípica|centro hípico|esqui|snowboard|caminhada*|trilho*|trilha*|rafting|parapente*|passeio de barco|passeios de barco|passeio a cavalo|passeios a cavalo|rapel|tirolesa*|arborismo|snorkel|balonismo|balão de ar quente|bodyboard|stand up paddle|observação de golfinhos|btt|bicicleta de montanha|ecoturismo',
    hooks: 'Pronto para a aventura?|Lá fora tudo é maior.|Sinta a emoção.',
    mood: 'Prepare.|Respire.|Vá.',
    promises: 'Um dia para não esquecer|Ar livre, nova coragem',
    calls: 'Venha também|Atreva-se',
  },
  wellness: {
    words:
      'yoga|ioga|pilates|spa|massage*|sauna|bem-estar|meditação|retiro|termas|ervanári*|reflexolog*|reiki|hammam|relaxamento|qi gong|tai chi|banho turco|shiatsu',
    hooks: 'Quando respirou fundo?|Devagar.|Uma hora só para si.',
    mood: 'Chegar.|Respirar.|Soltar.',
    promises: 'Calma para corpo e mente|Saia mais leve do que entrou',
    calls: 'Dê-se uma pausa|Reserve a sua hora',
  },
  travel: {
    words:
      'hotel|hotéis|viag*|férias|pousada*|hostel|camping|cruzeiro*|ferry|voo*|ilha*|praia*|passeio*|turismo|parque de campismo|alojamento local|glamping|casa de campo|turismo rural|chalé*|bangal*|autocaravana*|caravana*|agência de viagens|excursão|excursões|pacote de viagem|quarto duplo|hospedagem',
    hooks: 'Para onde quer ir?|Simplesmente partir.|E se fosse agora?',
    mood: 'Preparar.|Partir.|Chegar.',
    promises: 'Dias para contar|O longe fica perto',
    calls: 'Reserve os seus dias|Faça a mala',
  },
  events: {
    words:
      'concerto*|show|festival*|teatro*|coro|coral|espetáculo*|festa*|banda|dança|evento*|cinema|ópera|casamentos|balões|feira do livro*|feira medieval|feira de artesanato|mercado de natal|feira de natal|feira da ladra|mercado medieval|arraial|arraiais|quermesse|bazar|portas abertas|dia aberto|carnaval|romaria|feira do livro usado|feira de velharias|corrida solidária|circo|fantoche*|marionet*|palhaço*|mágico*|insuflávei*|insuflável|pula-pula|cama elástica|brinquedos infláveis|rancho folclórico|banda filarmónica|filarmónica|grupo de teatro|peça de teatro|procissão|bloco de carnaval|roda de samba|samba|forró|baile|buffet infantil|noite de fados|fado|fados',
    hooks: 'Marque a data.|Você vem?|Uma noite para lembrar.',
    mood: 'Luzes.|Silêncio.|Agora.',
    promises: 'Estar lá quando acontece|Uma noite que fica',
    calls: 'Garanta o seu bilhete|Não falte',
  },
  visit: {
    words:
      'feira de|arraial|quermesse|bazar|dia aberto|portas abertas|museu*|zoo|zoológico|castelo*|galeria*|aquário|oceanário|parque de diversões|parque temático|jardim botânico|escape room*|planetário|exposição*|exposições|património|quinta pedagógica|visita guiada|visitas guiadas|gruta*|mosteiro|convento|ecomuseu|parque natural|miradouro',
    hooks: 'O que vai descobrir?|Um passeio diferente.|Venha ver.',
    mood: 'Olhe.|Espante-se.|Descubra.',
    promises: 'Um passeio para todos|Há tanto para ver',
    calls: 'Planeie a sua visita|Venha conhecer',
  },
  music: {
    words:
      'dj|djs|~piano*|violão|guitarra*|violino*|escola de música|aulas de música|aulas de piano|aulas de violão|aulas de guitarra|aulas de canto|afinador*|afinação|instrumento*|luthier*|acordeão|concertina*|sanfona*|cavaquinho*|saxofone|bateria|solfejo|ukelele|percussão|vinil|discos|orquestra',
    hooks: 'Ouve a diferença?|Encontre o seu som.|Tudo começa com uma nota.',
    mood: 'Ouça.|Toque.|De novo.',
    promises: 'Música como deve soar|Cada nota conta',
    calls: 'Deixe soar|Peça informações',
  },
} satisfies SomeTrades;
