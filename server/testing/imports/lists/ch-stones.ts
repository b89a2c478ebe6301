import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const slab = { category: 'Gneis / Gneiss', unit: 'square_meter' }
const lime = { category: 'Kalkstein / Calcaire', unit: 'square_meter' }
const more = { category: 'Pflege / Entretien' }

/** Headers, titles and words in two languages, francs with dashes and apostrophes, sizes in centimetres by the header. */
export const chStones: SupplierList = {
  name: 'Preisliste_Naturstein_CH.csv',
  encoding: 'windows-1252',
  rows: [
    above('Steinhof Valsorna AG', '', '', '', '', 'Preisliste / Liste de prix 2026'),
    blank(),
    header('Art.-Nr. / No d’art.', 'Bezeichnung / Désignation', 'Format (cm)', 'Stärke (mm)', 'Einheit / Unité', 'Preis CHF exkl. MWST', 'Lieferfrist / Délai', 'Herkunft / Origine'),
    section('Gneis / Gneiss'),
    article({ ...slab, model: '0710.01', name: 'Bodenplatte Valsorna geflammt', size: '600 × 300 × 20', price: '145.00', days: 5, origin: 'CH' }, '0710.01', 'Bodenplatte Valsorna geflammt', '60 x 30', '20', 'm²', '145.–', '5 Tage', 'Schweiz'),
    article({ ...slab, model: '0710.02', name: 'Bodenplatte Valsorna geschliffen', size: '600 × 600 × 20', price: '162.50', days: 5, origin: 'CH' }, '0710.02', 'Bodenplatte Valsorna geschliffen', '60 x 60', '20', 'm²', '162.50', '5 Tage', 'Schweiz'),
    article({ ...slab, model: '0710.10', name: 'Blockstufe Valsorna', size: '1200 × 350 × 150', unit: 'piece', price: '1250.00', days: 28, origin: 'CH' }, '0710.10', 'Blockstufe Valsorna', '120 x 35', '150', 'Stk.', '1’250.00', '3–4 Wochen', 'Schweiz'),
    article({ ...slab, model: '0710.11', name: 'Brunnen nach Mass', unit: 'piece', origin: 'CH' }, '0710.11', 'Brunnen nach Mass', '', '', 'Stk.', 'auf Anfrage', 'auf Anfrage', 'Schweiz'),
    section('Kalkstein / Calcaire'),
    article({ ...lime, model: '0820.01', name: 'Platte Jorelle hell', size: '400 × 400 × 12.5', price: '98.40', days: 14, origin: 'FR' }, '0820.01', 'Platte Jorelle hell', '40 x 40', '12.5', 'm²', '98.40', '2 Wochen', 'Frankreich'),
    article({ ...lime, model: '0820.02', name: 'Platte Jorelle dunkel', size: '400 × 400 × 12.5', price: '104.00', days: 14, origin: 'FR' }, '0820.02', 'Platte Jorelle dunkel', '40 x 40', '12.5', 'm²', '104.–', '2 Wochen', 'Frankreich'),
    article({ ...lime, model: '0820.20', name: 'Sockel Jorelle', size: '400 × 80 × 10', unit: 'meter', price: '32.00', days: 14, origin: 'FR' }, '0820.20', 'Sockel Jorelle', '40 x 8', '10', 'lfm', '32.–', '2 Wochen', 'Frankreich'),
    section('Pflege / Entretien'),
    article({ ...more, model: '0990.01', name: 'Steinöl', unit: 'litre', price: '38.90', days: 0, origin: 'DE' }, '0990.01', 'Steinöl', '', '', 'l', '38.90', 'ab Lager', 'Deutschland'),
    blank(),
    footer('Preise unverbindlich, franko Domizil ab CHF 1’000.–. / Prix sans engagement.'),
  ], // prettier-ignore
  answers: { constants: { 'brand.englishName': 'Valsorna' } },
  all: { brand: 'Valsorna', currency: 'CHF', tax: false },
}
