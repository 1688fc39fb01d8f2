/** What says only what an address or a number is: "Tel.", "Website:", "strona www". */
import { isOneOf, phrases } from '../../../wording/phrases';
import { trimEndOf } from './trim-end';

/** What an address is called. */
export const SITES = phrases(
  'website|web|www|site|homepage|webseite|sito|sito web|strona|strona www|página|página web|sitio web|internet sitesi|web sitesi|web sitemiz|الموقع|موقعنا|الموقع الإلكتروني|ホームページ|サイト|公式サイト',
);

/** What a number, or the post, is called. */
const NUMBERS = phrases(
  'number|nummer|rufnummer|handynummer|numéro|numer|número|numero|numaram|numaramız|info|infos|auskunft|inlichtingen|renseignements|informations|informazioni|información|informações|informacje|tel|tél|telm|tlm|tlf|tfno|tfn|telefon|telefonnummer|téléphone|telefono|teléfono|telefone|telefoon|phone|telephone|mobile|mob|handy|mobil|gsm|kom|cell|ph|cep|numara|mail|email|e-mail|e-posta|correo|هاتف|ت|جوال|電話|電話番号|TEL',
);

/** What a number is for. */
const BOOKINGS = phrases(
  'rejestracja|recepcja|zgłoszenia|biuro|sekretariat|empfang|rezeption|secrétariat|accueil|segreteria|secretaría|recepción|recepção|secretaria|receptie|reception|office|kayıt|danışma|resepsiyon|bookings|orders|enquiries|reservations|appointments|quotes|tickets|emergencies|encargos|pedidos|reservas|citas|consultas|turnos|presupuestos|urgencias|prenotazioni|ordini|preventivi|appuntamenti|urgenze|réservation|réservations|commande|commandes|devis|urgences|encomendas|marcações|orçamentos|bestellung|bestellungen|termine|anmeldung|anfragen|notdienst|reservierung|reservierungen|zapisy|zamówienia|rezerwacje|rezerwacja|randevu|rezervasyon|sipariş|reserveringen|reserveren|bestellingen|afspraken|bokning|beställningar',
);

export const isBooking = (word: string): boolean => isOneOf(BOOKINGS, word.toLowerCase());

/** What messages are sent by. */
const CHANNELS = phrases('whatsapp|whats app|wasap|whats|wsp|wapp|zap|zapzap|telegram|signal|viber|sms|واتساب|واتس');

export const isChannel = (word: string): boolean => isOneOf(CHANNELS, word.toLowerCase());

/** Whether words say nothing but what stands behind them is. */
export const isContactLabel = (words: string): boolean => {
  const bare = trimEndOf(words.trim().toLowerCase(), /[.:：\s]/u);
  return bare !== '' && (isOneOf(SITES, bare) || isOneOf(NUMBERS, bare));
};
