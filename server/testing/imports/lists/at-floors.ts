import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const boards = { category: 'Landhausdielen', unit: 'square_meter' }
const click = { category: 'Fertigparkett', unit: 'square_meter' }
const more = { category: 'Sockel / Zubehör' }

/** Two brands, prices with their sign before them and tax included, delivery in words, countries in German. */
export const atFloors: SupplierList = {
  name: 'Parkett_AT.csv',
  encoding: 'utf-8',
  rows: [
    above('Holzhof Gamsried KG, Österreich'),
    above('Endkundenpreise Frühjahr 2026'),
    header('Marke', 'Art.Nr.', 'Bezeichnung', 'Sortierung', 'Dimension (mm)', 'Paket m²', 'Einheit', 'Preis inkl. 20% MwSt.', 'Lieferzeit', 'Herkunft'),
    section('Landhausdielen'),
    article({ ...boards, brand: 'Gamsried', model: 'LH-0101', name: 'Landhausdiele Eiche gebürstet', size: '1860 × 189 × 14', coverage: 2.81, price: '64.90', days: 0, origin: 'AT' }, 'Gamsried', 'LH-0101', 'Landhausdiele Eiche gebürstet', 'Natur', '1.860 x 189 x 14', '2,81', 'm²', '€ 64,90', 'lagernd', 'Österreich'),
    article({ ...boards, brand: 'Gamsried', model: 'LH-0102', name: 'Landhausdiele Eiche geölt', size: '1860 × 189 × 14', coverage: 2.81, price: '69.90', days: 0, origin: 'AT' }, 'Gamsried', 'LH-0102', 'Landhausdiele Eiche geölt', 'Rustikal', '1.860 x 189 x 14', '2,81', 'm²', '€ 69,90', 'lagernd', 'Österreich'),
    article({ ...boards, brand: 'Gamsried', model: 'LH-0110', name: 'Landhausdiele Nuss', size: '2200 × 220 × 15', coverage: 2.9, price: '128.00', days: 21, origin: 'CZ' }, 'Gamsried', 'LH-0110', 'Landhausdiele Nuss', 'Natur', '2.200 x 220 x 15', '2,9', 'm²', '€ 128,–', '2–3 Wochen', 'Tschechien'),
    article({ ...boards, brand: 'Gamsried', model: 'LH-0111', name: 'Landhausdiele Lärche Altholz', size: '2200 × 220 × 15', coverage: 2.9, days: 42, origin: 'AT' }, 'Gamsried', 'LH-0111', 'Landhausdiele Lärche Altholz', 'Antik', '2.200 x 220 x 15', '2,9', 'm²', 'auf Anfrage', '6 Wochen', 'Österreich'),
    section('Fertigparkett'),
    article({ ...click, brand: 'Murlind', model: 'FP-20', name: 'Schiffsboden Buche', size: '1182 × 200 × 13', coverage: 2.6, price: '39.50', days: 14, origin: 'PL' }, 'Murlind', 'FP-20', 'Schiffsboden Buche', 'Standard', '1.182 x 200 x 13', '2,6', 'm²', '€ 39,50', 'ca. 10 Werktage', 'Polen'),
    article({ ...click, brand: 'Murlind', model: 'FP-21', name: 'Schiffsboden Esche', size: '1182 × 200 × 13', coverage: 2.6, price: '42.50', days: 14, origin: 'PL' }, 'Murlind', 'FP-21', 'Schiffsboden Esche', 'Standard', '1.182 x 200 x 13', '2,6', 'm²', '€ 42,50', 'ca. 10 Werktage', 'Polen'),
    blank(),
    section('Sockel / Zubehör'),
    article({ ...more, brand: 'Gamsried', model: 'Z-01', name: 'Sockelleiste Eiche', size: '2400 × 58 × 20', unit: 'meter', price: '7.20', days: 0, origin: 'AT' }, 'Gamsried', 'Z-01', 'Sockelleiste Eiche', '', '2.400 x 58 x 20', '', 'lfm', '€ 7,20', 'lagernd', 'Österreich'),
    article({ ...more, brand: 'Gamsried', model: 'Z-02', name: 'Übergangsprofil Messing', unit: 'piece', price: '1064.00', days: 3, origin: 'AT' }, 'Gamsried', 'Z-02', 'Übergangsprofil Messing', '', '', '', 'Stk', '€ 1.064,–', '3 Tage', 'Österreich'),
    article({ ...more, brand: 'Murlind', model: 'Z-03', name: 'Trittschallrolle 10 m²', unit: 'roll', price: '31.90', days: 0, origin: 'PL' }, 'Murlind', 'Z-03', 'Trittschallrolle 10 m²', '', '', '', 'Rolle', '€ 31,90', 'lagernd', 'Polen'),
    blank(),
    footer('Preise gültig bis 30.06.2026. Druckfehler vorbehalten.'),
    footer('Verlegung und Zustellung auf Anfrage.'),
  ], // prettier-ignore
  answers: { columns: { 'Paket m²': { target: 'sku.packCoverage' } } },
  all: { currency: 'EUR', tax: true },
}
