/** What adverts in Spanish say for what is eaten and drunk. */
import type { SomeTrades } from '../../../banks/bank';

export const TASTES = {
  coffee: {
    words: 'café*|cafeter*|espresso|barista|capuchino|tostador*|cafetal*|tostadero|moka',
    hooks: 'Primero, café.|Ese olor de la mañana.|¿Te apetece una taza de verdad?',
    mood: 'Moler.|Servir.|Respirar.',
    promises: 'Una pausa pequeña, cada día|Hecho sin prisa',
    calls: 'Ven a tomar una taza|Siéntate un rato',
  },
  tea: {
    words: 'tetería*|té|tés|infusion*|matcha|casa de té|hierbas|herbolario|rooibos|yerba mate',
    hooks: 'Pon agua a calentar.|Hoja a hoja.|¿Tiempo para un buen té?',
    mood: 'Infusionar.|Servir.|Respirar.',
    promises: 'Una pausa pequeña, cada día|Infusionado sin prisa',
    calls: 'Ven a tomar un té|Siéntate un rato',
  },
  bakery: {
    words:
      'panader*|pasteler*|pan|panes|masa madre|croissant*|cruasán*|bollería|obrador|horno|churrer*|hogaza*|mantecado*|empanadas gallegas|harina*|molino|ensaimada*|bizcocho*|magdalena*|tahona',
    hooks: '¿Lo hueles?|Todavía caliente.|¿A qué sabe la mañana?',
    mood: 'Amasar.|Hornear.|Compartir.',
    promises: 'El buen pan necesita tiempo|Horneado para compartir',
    calls: 'Ven mientras está caliente|Pruébalo hoy',
  },
  sweets: {
    words:
      'helad*|chocolat*|tarta*|pastel|pasteles|repostería*|bombon*|dulce|dulces|postre*|macaron*|golosina*|turrón*|turron*|mazapán|polvorones|churros|alfajor*|paleta*|paletería|nieves|raspados|yemas|mermelada',
    hooks: '¿Te apetece algo dulce?|¿Quién puede decir que no?|La vida pide algo dulce.',
    mood: 'Bate.|Funde.|Saborea.',
    promises: 'Una alegría en cada bocado|Dulces hechos con cariño',
    calls: 'Elige tu favorito|Date un capricho',
  },
  restaurant: {
    words:
      'restaurante*|bar de tapas|tapas|pizz*|sushi|ramen|hamburgues*|cocina|chef|taquería|mesón|catering|asador|food truck*|foodtruck*|menú del día|menú diario|arepa*|empanada*|taco|tacos|parrilla*|paella*|arrocería|bocadillo*|bocatería|sidrería|marisquería|freiduría|fonda|comedor|pollería|cevich*|kebab|croqueta*|cocido|brasería|chiringuito*|casa de comidas|merendero',
    hooks: '¿Ya tienes hambre?|Hoy no se cocina en casa.|¿Qué te apetece?',
    mood: 'Freír.|Servir.|Disfrutar.',
    promises: 'Buena comida, buena compañía|Una mesa como en casa',
    calls: 'Reserva tu mesa|Ven con hambre',
  },
  bar: {
    words:
      'bar|pub|cervecer*|cerveza*|bodega*|~vino*|viñedo*|cóctel*|coctel*|destilería|~vino|~vinos|vinoteca|sidra|cava|vermut*|vermú|mezcal*|tequila|pisco|ginebra|taberna|tasca|vendimia|enoturismo',
    hooks: 'La noche empieza aquí.|¿Por qué brindamos?|¡Salud!',
    mood: 'Servir.|Brindar.|Quedarse.',
    promises: 'Buenas copas, mejor compañía|Hecho con paciencia',
    calls: 'Brinda con nosotros|Ven a probar',
  },
  grocer: {
    words:
      'verdur*|frut*|granja|mercado|ecológic*|carnicer*|queso*|quesería|huerto|huerta|miel|colmado|aceite*|ganader*|apicultor*|pescader*|colmena*|apicult*|charcut*|embutido*|jamón|jamones|abarrotes|verdulería|pescado*|marisco*|mermelada*|conservas|aceituna*|olivar|almazara|azafrán|cordero|lácteos|cooperativa agrícola|agricult*|hortaliza*|setas|trufa*',
    hooks: '¿Qué hay de temporada?|Prueba la diferencia.|El sabor de donde crece.',
    mood: 'Sembrar.|Recoger.|Probar.',
    promises: 'Comida que sabe a algo|Sabes de dónde viene',
    calls: 'Llena tu cesta|Ven a probar',
  },
} satisfies SomeTrades;
