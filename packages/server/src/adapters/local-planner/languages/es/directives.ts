/** How briefs in Spanish speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: {
    present: 'presentar|promocionar|dar a conocer|anunciar|publicitar|enseñar',
    film: 'vídeo|video|anuncio|spot|clip|reel|reels|corto',
    make: 'hazme|haznos|hacedme|hacednos|hágame|háganos|créame|prepárame|crea|crear|haz|hacer|hagan|produce|genera|prepara|necesitamos|necesito|queremos|quiero',
    wish: 'quería|quisiera|querría|me gustaría|necesitaba|busco|quiero|buscamos|quisiéramos|querríamos|nos gustaría|necesitaría|necesitaríamos|necesito|necesitamos|deseo|deseamos',
    small: 'pequeñ*|cort*|brev*|nuev*|modern*|tiktok|instagram|facebook|youtube',
    kind: 'publicit*|promo*|comerci*|institucional|vertical|corto|breve',
    about: 'para|sobre',
    ours: 'mi|mis|nuestr*',
    hello: 'hola|buenas|buenos días|buenas tardes',
  },
  chatter: [
    'por favor ,? > (un|una|haz*|quer*|necesit*|me)',
    '(como hablamos|tal y como hablamos|según lo hablado|como quedamos) ..4 ,',
    '{hello} (,|!)? > {wish}',
    '{hello} (,|!)? > {make}',
    '{hello} (equipo|a todos)? (,|!) > _',
  ],
  alone: ['(un|una|el|la)? ..4 {film} ..3 (para|sobre|de|del) (una|un|el|la|los|las)?'],
  follows: ['(de|unos|unas)?2 ..1 (segundos|seg|s|minuto|minutos) ,? (para|sobre|de) {present}?', '{present} > _'],
  openings: [
    '(es|sería) para > @',
    'para (el|la|un|una) {film} (de|del)',
    '(el|un)? unboxing (del|de la|de los|de las|de)',
    '(un)? testimonio para',

    '(por favor)? ,? {make} (un|una|el) ..3 {film} ..4 (para|sobre|de|que presente|que explique|que muestre|que anuncie)',
    '{wish} tener? (un|una) ..3 (video|vídeo|spot|clip|film|reel|reels|anuncio) ..4 (para|sobre|de|que presente|que explique|que muestre)',
    '(queremos|quiero|nos gustaría|necesitamos) (promocionar|anunciar|publicitar|dar a conocer)',
    '(un|una) ..1 (anuncio|spot|vídeo|video|comercial) ..2 (para|sobre)',
    '(podéis|podrías|podríais|puedes|pueden|podrían) (hacer|hacernos|hacerme|crear|preparar) (un|una) ..3 {film} ..4 (para|sobre|de)',
    '(un|una|el|la)? {small}?2 (anuncio|publicidad|spot|vídeo|video|comercial|promoción) {kind}?2 (para|sobre|de)',
    '(un|el)? {small}?2 (clip|reel|short|corto) {kind}?2 (para|sobre) > {ours}',
    '(anuncio|publicidad|vídeo) _? :',
  ],
  stories:
    'cuenta la historia de=|cuenta la historia del=el|cuente la historia de=|cuente la historia del=el|contad la historia de=|contad la historia del=el|cuenten la historia de=|cuenten la historia del=el|contar la historia de=|contar la historia del=el|narra la historia de=|narra la historia del=el|narre la historia de=|narre la historia del=el|cuenta cómo=cómo|cuente cómo=cómo|contad cómo=cómo|cuenten cómo=cómo|contar cómo=cómo',
  directors: [
    '(cuenta|cuéntanos|cuentanos|contad|contadnos|cuente|cuéntenos|contar) (la|una|nuestra) ..1 historia (de|del)',
    '(menciona|presenta|anuncia|muestra|explica|di|indica|destaca) que? > (el|la|los|las|un|una|nuestr*|tenemos)',
  ],
  remarks: [
    'no (uséis|usen|uses|usar|escribáis|escriban|escribir|digáis|digan|decir|pongáis|pongan|poner) la palabra',
    '(al final|para terminar|en el cierre) ,? (que)? (mostrar|mostrad|poner|poned|salga|aparezca|enseñar)',
    '(podría|podrían|puede|pueden) (salir|aparecer|verse|haber|notarse) ..12 $',
    '(sin|nada de|ni) ..5 por favor $',
    '(por favor|pero) ,? (sin|nada de) ..5 $',
    '(puede|pueden|puedes|podéis|podría|podrías|podríais|podrían) (poner|usar|incluir|meter|evitar|mostrar|sacar) ..8 $',
    'el? (tono|estilo|público|música|formato|duración) (es|debe|:)',
    '(tono|estilo) _ $',
    '(tono|estilo) _ y _ $',
  ],
  courtesies: [
    '{hello} ,? (equipo|a todos)? $',
    '{hello}? ,? (soy|me llamo|mi nombre es) @ $',
    '(gracias|muchas gracias|gracias de antemano|muchas gracias de antemano|saludos|un saludo) ,? @?2 $',
  ],
  closings: ['(queremos|necesitamos|buscamos) (un|una) ..2 {film} $'],
  signsOff:
    'mil gracias|gracias|muchas gracias|saludos|un saludo|saludos cordiales|un abrazo|atentamente|gracias de antemano|un cordial saludo|reciban un cordial saludo|cordialmente|besos|hasta pronto|saludos y gracias',
  labels: {
    drop: 'marca|público|público objetivo|tono|estilo|música',
    cta: 'llamada a la acción|termina con|terminar con|acaba con|acabar con|cierra con|cerrar con|terminad con',
    headline: 'titular',
    offer: 'oferta',
    fact: 'producto|problema|solución|prueba|beneficio',
    when: 'cuándo|cuando|fecha',
    where: 'dónde|donde|lugar|dirección',
    contact: 'teléfono',
  },
  taxes: 'iva incluido|iva incl|impuestos incluidos|gastos de envío no incluidos|más gastos de envío',
  furniture:
    'imágenes|fotos|inicio|tienda|talla|color|elige talla|elegir talla|selecciona talla|seleccionar talla|elige color|añadir a favoritos|añadir a la lista de deseos|guardar para más tarde|comparar|ver todas las opiniones|detalles del producto|compra verificada|referencia|agotado|disponible|aviso legal|todos los derechos reservados|cantidad|en stock|compartir|también te puede gustar|te puede interesar|productos relacionados|descripción|opiniones|aceptar todo|aceptar cookies|lista de deseos|envíos y devoluciones|ver carrito',
  carts:
    'comprar|añadir a la bolsa|añadir al carro|agregar a la bolsa|añadir al carrito|añadir a la cesta|cantidad añadir al carrito|cantidad añadir a la cesta|agregar al carrito|comprar ya|comprar ahora',
  navigation: 'inicio|nosotros|servicios|precios|contacto|sobre',
  subjects: 'asunto|rv|rm',
  headers: 'de|para|enviado|fecha|cc',
  houses: 'tienda|empresa|taller|negocio|marca|estudio',
  firms: 'empresa',
};
