import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const wc = { category: 'WC / WC', unit: 'piece' }
const tap = { category: 'Armaturen / Robinetterie', unit: 'piece' }
const more = { category: 'Zubehör / Accessoires' }

/** Two texts in two languages, `dito` for what stands above, alone and with more behind it, francs with apostrophes, weeks of the year. */
export const chSanitary: SupplierList = {
  name: 'Sanitaer_2026.csv',
  encoding: 'windows-1252',
  rows: [
    above('Aquavera Sanitär AG / SA', '', '', '', '', '', 'gültig ab / valable dès 01.04.2026'),
    above('Bruttopreise in CHF exkl. MWST / Prix bruts en CHF hors TVA'),
    blank(),
    header('Art. Nr.', 'Text d', 'Texte f', 'Farbe / Couleur', 'B x H x T mm', 'ME / UM', 'Brutto / Brut', 'Rabattgruppe', 'Bestand', 'Lieferung / Livraison'),
    section('WC / WC'),
    article({ ...wc, model: '11 204 001', name: 'Wand-WC Mirella spülrandlos', colour: 'weiss', price: '412.00', stock: 64, days: 0 }, '11 204 001', 'Wand-WC Mirella spülrandlos', 'WC suspendu Mirella sans bride', 'weiss', '', 'Stk.', '412.–', 'A1', '64', 'ab Lager'),
    article({ ...wc, model: '11 204 002', name: 'Wand-WC Mirella spülrandlos', colour: 'manhattan', price: '486.50', stock: 8, days: 0 }, '11 204 002', 'dito', 'idem', 'manhattan', '', 'Stk.', '486.50', 'A1', '8', 'ab Lager'),
    article({ ...wc, model: '11 204 003', name: 'Wand-WC Mirella spülrandlos, mit Softclose', colour: 'manhattan', price: '598.00', stock: 3, days: 14 }, '11 204 003', 'dito, mit Softclose', 'idem, avec Softclose', 'dito', '', 'Stk.', '598.–', 'A1', '3', '10 Arbeitstage'),
    article({ ...wc, model: '11 204 100', name: 'Dusch-WC Mirella Pura', colour: 'weiss', price: '3480.00', stock: 0, days: 28 }, '11 204 100', 'Dusch-WC Mirella Pura', 'WC-douche Mirella Pura', 'weiss', '', 'Stk.', "3'480.00", 'A2', '0', '3-4 Wochen'),
    section('Armaturen / Robinetterie'),
    article({ ...tap, model: '21 880 010', name: 'Waschtischmischer Livo 100', colour: 'chrom', price: '248.00', stock: 120, days: 0 }, '21 880 010', 'Waschtischmischer Livo 100', 'Mitigeur de lavabo Livo 100', 'chrom', '', 'Stk.', '248.–', 'B1', '120', 'ab Lager'),
    article({ ...tap, model: '21 880 011', name: 'Waschtischmischer Livo 100', colour: 'schwarz matt', price: '319.00', stock: 41, days: 0 }, '21 880 011', 'dito', 'dito', 'schwarz matt', '', 'Stk.', '319.–', 'B1', '41', 'dito'),
    article({ ...tap, model: '21 880 050', name: 'Wannenset Livo 4-Loch', colour: 'chrom', unit: 'set', price: '1125.00', stock: 2, days: 42 }, '21 880 050', 'Wannenset Livo 4-Loch', 'Set de baignoire Livo 4 trous', 'chrom', '', 'Set', "1'125.–", 'B1', '2', '6 Wochen'),
    article({ ...tap, model: '21 880 060', name: 'Brausestange Livo', colour: 'chrom', stock: 0 }, '21 880 060', 'Brausestange Livo', 'Barre de douche Livo', 'chrom', '', 'Stk.', 'a. A.', 'B1', '0', 'auf Anfrage'),
    section('Zubehör / Accessoires'),
    article({ ...more, model: '31 005 000', name: 'Spiegelschrank Kora LED', colour: 'Aluminium', unit: 'piece', size: '1200 × 700 × 130', price: '1390.00', stock: 5, days: 7 }, '31 005 000', 'Spiegelschrank Kora LED', 'Armoire-miroir Kora LED', 'Aluminium', '1200 x 700 x 130', 'Stk.', "1'390.00", 'C', '5', '5-7 Tage'),
    article({ ...more, model: '31 010 000', name: 'Eckventil 1/2"', unit: 'pair', price: '38.40', stock: 300, days: 0 }, '31 010 000', 'Eckventil 1/2"', "Robinet d'angle 1/2\"", '', '', 'Paar', '38.40', 'C', '300', 'ab Lager'),
    blank(),
    footer('VRG nicht inbegriffen / TAR non comprise. Irrtum vorbehalten / sous réserve d’erreur.'),
  ], // prettier-ignore
  answers: {
    constants: { 'brand.englishName': 'Aquavera' },
    columns: { 'Text d': { target: 'enName' }, 'Brutto / Brut': { target: 'sku.price' } },
  },
  all: { brand: 'Aquavera', currency: 'CHF', tax: false },
}
