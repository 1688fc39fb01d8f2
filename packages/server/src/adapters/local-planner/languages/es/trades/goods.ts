/** What adverts in Spanish say for what is sold over a counter, and for whatever has no trade of its own. */
import type { SomeTrades } from '../../../banks/bank';

export const GOODS = {
  flowers: {
    words:
      'flor|flores|florist*|ramo*|planta*|vivero|rosas|jardiner*|arreglos florales|macetas|bonsái*|bonsáis|centros de flores|invernadero*',
    hooks: 'Dilo con flores.|¿Quién merece un ramo?|Deja que crezca.',
    mood: 'Semilla.|Brote.|Flor.',
    promises: 'Color para cada día|Cultivado con cariño',
    calls: 'Elige tus flores|Ven a verlas',
  },
  fashion: {
    words:
      'moda|ropa|vestido*|zapat*|zapatillas|~botas|joy*|reloj*|~bolso*|boutique|vaqueros|mochila*|gafas de sol|costurer*|modist*|sastre*|sastrería|sombrer*|lanas|mercería|lencería|huarache*|sandalia*|alpargata*|cinturón*|marroquinería|cuero|trajes|traje de flamenca|trajes de flamenca|ropa de bebé|segunda piel|camiseta*|pendientes|collares|alianzas',
    hooks: '¿Qué te pondrás?|Hecho para llevar.|Tu próximo favorito.',
    mood: 'Toca.|Prueba.|Lleva.',
    promises: 'Hecho para durar|Se siente como tú',
    calls: 'Pruébatelo|Encuentra el tuyo',
  },
  scent: {
    words:
      'perfum*|fragancia*|aroma|aromas|cosmétic*|jabón*|jabones|vela|velas|aceites esenciales|jabonería|incienso|cera de soja|colonia*',
    hooks: 'Cierra los ojos.|¿A qué huele la felicidad?|Un aroma lo dice todo.',
    mood: 'Abre.|Respira.|Recuerda.',
    promises: 'Un aroma que se queda|Un momento para tus sentidos',
    calls: 'Encuentra tu aroma|Mima tus sentidos',
  },
  books: {
    words: 'librería*|libro*|biblioteca*|editorial*|cómic*|novela*|poemario|cuento*|tebeo*|escritor*|encuaderna*',
    hooks: '¿Qué estás leyendo?|Un capítulo más.|Piérdete en un buen libro.',
    mood: 'Mira.|Abre.|Lee.',
    promises: 'Una historia para cada noche|Siempre queda una página',
    calls: 'Ven a mirar|Encuentra tu próximo libro',
  },
  auto: {
    words:
      'cambio de aceite|taller de coches|taller mecánico|ruedas|itv|coche*|auto|autos|carro*|neumático*|bici*|moto*|patinete*|taxi*|concesionario*|chapa y pintura|taller de chapa|lunas|parabrisas|furgoneta*|camión|camiones|tractor*|remolque*|desguace|mecánico*|gomería|llantera|refacciones|lavado de coches|lavado de coche*|lavado de auto*|lavadero*',
    hooks: '¿Adónde vamos?|La carretera llama.|¿Listo para rodar?',
    mood: 'Arranca.|Acelera.|Vete.',
    promises: 'En camino, con tranquilidad|Más lejos, cada día',
    calls: 'Ven a probarlo|Pásate por aquí',
  },
  shop: {
    words:
      'tienda*|regalo*|juguete*|botella*|taza*|hecho a mano|producto*|rebajas|móvil|auriculares|ferretería*|papelería*|bazar|droguería|electrodoméstico*|mueblería|menaje|anticuario*|colchón|almoneda|estanco',
    hooks: 'Mira lo que hay.|¿Para ti, o para alguien?|Las cosas pequeñas.',
    mood: 'Mira.|Elige.|Disfruta.',
    promises: 'Cosas pequeñas, gran alegría|Elegido con cariño',
    calls: 'Encuentra el tuyo|Ven a mirar',
  },
  any: {
    words:
      'abogad*|notari*|bufete|despacho jurídico|despacho de abogados|gestoría|decoración|colchon*|cortinas|papeler*|enmarca*|antigüedades|segunda mano|ajedrez|funerari*|tanatorio',
    hooks: 'Mira más de cerca.|Justo lo que buscabas.|Esto es para ti.',
    mood: 'Pregunta.|Elige.|Listo.',
    promises: 'Hecho para gente como tú|Cosas buenas, bien hechas',
    calls: 'Descubre más|Escríbenos',
  },
} satisfies SomeTrades;
