/** What adverts in Spanish say for where people go. */
import type { SomeTrades } from '../../../banks/bank';

export const OUTINGS = {
  fitness: {
    words:
      'gimnasio*|fitness|entren*|crossfit|boxeo|deport*|correr|natación|gym|ciclismo|escuela de baile|escuela de danza|clases de baile|clases de danza|carrera popular|maratón|media maratón|fútbol|baloncesto|tenis|pádel|judo|kárate|taekwondo|gimnasia|patinaje|rugby|balonmano|voleibol|atletismo|petanca|zumba|bádminton|esgrima|remo|calistenia',
    hooks: '¿Te mueves?|El cuerpo recuerda.|¿A qué esperas?',
    mood: 'Levanta.|Suda.|Otra vez.',
    promises: 'Más fuerte, día a día|Cada comienzo cuenta',
    calls: 'Empieza hoy|Únete',
  },
  outdoors: {
    words:
      'barco*|alquiler de barcos|lancha*|surf*|escalada|rocódromo*|kayak*|piragua*|paddle|buceo|vela ligera|hípica|equitación|esquí*|snowboard|senderismo|rafting|parapente*|piragüismo|barranquismo|vía ferrata|tirolina*|multiaventura|globo aerostático|paseos a caballo|paseo en barco|paseos en barco|esnórquel|snorkel|rutas guiadas|ruta guiada|raquetas de nieve|espeleolog*|quad|quads|bicicleta de montaña|avistamiento de cetáceos',
    hooks: '¿Listo para la aventura?|Ahí fuera todo es más grande.|Siente la emoción.',
    mood: 'Prepárate.|Respira.|Vamos.',
    promises: 'Un día que no se olvida|Aire libre, nuevo valor',
    calls: 'Ven con nosotros|Atrévete',
  },
  wellness: {
    words:
      'yoga|pilates|spa|masaje*|sauna|bienestar|meditación|retiro|balneario|herbolari*|reflexolog*|reiki|hammam|relajación|temazcal|qi gong|tai chi|taichí',
    hooks: '¿Cuándo respiraste hondo?|Más despacio.|Una hora solo para ti.',
    mood: 'Llega.|Respira.|Suelta.',
    promises: 'Calma para cuerpo y mente|Sal más ligero de lo que entraste',
    calls: 'Regálate una pausa|Reserva tu hora',
  },
  travel: {
    words:
      'hotel*|viaj*|vacacion*|escapada*|hostal|camping|crucero*|ferry|vuelo*|isla*|playa*|casa rural|excursión*|albergue*|casas rurales|apartamentos turísticos|apartamento turístico|glamping|cabaña*|bungaló*|autocaravana*|balneario|parador|posada|hostería|agencia de viajes|turismo rural|tren turístico|peregrin*',
    hooks: '¿Adónde te apetece ir?|Desconecta, sin más.|¿Y si te escapas unos días?',
    mood: 'Prepara.|Sal.|Llega.',
    promises: 'Días para contar|Lo lejano está cerca',
    calls: 'Reserva tus días|Haz la maleta',
  },
  events: {
    words:
      'concierto*|festival*|teatro*|coro|espectáculo*|fiesta*|banda|danza|baile|evento*|cine|ópera|romería*|orquesta|organizadora de bodas|wedding planner*|globos|disfraces|mercado medieval|mercado navideño|mercado de navidad|mercadillo*|rastrillo*|feria del libro|feria de artesanía|feria medieval|feria|verbena*|jornada de puertas abiertas|puertas abiertas|carnaval|mercado artesano|mercado de artesanía|carrera solidaria|carrera popular|charanga*|circo|títeres|marioneta*|payaso*|mago|magos|animador*|hinchable*|castillos hinchables|castillo hinchable|comparsa*|murga*|tuna|chirigota*|procesión|pregón|feria gastronómica|jornadas gastronómicas|trueque|mercado de trueque|quinceañera*|salón de fiestas|grupo musical|mariachi*',
    hooks: 'Apunta la fecha.|¿Vendrás?|Una noche para recordar.',
    mood: 'Luces.|Silencio.|Ahora.',
    promises: 'Estar ahí cuando pasa|Una noche que se queda',
    calls: 'Consigue tu entrada|No faltes',
  },
  visit: {
    words:
      'feria de|mercadillo*|verbena*|rastrillo*|puertas abiertas|jornada de puertas abiertas|museo*|zoo|castillo*|galería*|acuario*|parque de atracciones|jardín botánico|escape room*|planetario|exposición*|patrimonio|granja escuela|feria|ferias|bodega visitable|ruta del vino|visita guiada|visitas guiadas|cueva*|ermita|monasterio|ecomuseo|yacimiento|mirador|parque natural',
    hooks: '¿Qué vas a descubrir?|Una visita diferente.|Ven a verlo.',
    mood: 'Mira.|Asómbrate.|Descubre.',
    promises: 'Un plan para todos|Hay tanto que ver',
    calls: 'Planea tu visita|Ven a verlo',
  },
  music: {
    words:
      'dj|djs|~piano*|guitarra*|violín*|batería eléctrica|escuela de música|clases de música|clases de piano|clases de guitarra|clases de canto|afinador*|afinación|instrumento*|luthier*|gaita*|acordeón|trompeta*|saxofón|bandurria|laúd|cajón flamenco|flamenco|cante|solfeo|ukelele|tambor*|percusión|vinilo*|discos',
    hooks: '¿Oyes la diferencia?|Encuentra tu sonido.|Todo empieza con una nota.',
    mood: 'Escucha.|Toca.|Otra vez.',
    promises: 'Música como debe sonar|Cada nota cuenta',
    calls: 'Haz que suene|Escríbenos',
  },
} satisfies SomeTrades;
