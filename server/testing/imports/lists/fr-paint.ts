import { above, article, blank, footer, header, hidden, section, subsection } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const mat = { category: 'INTÉRIEUR > Calméa mat', unit: 'bucket' }
const satin = { category: 'INTÉRIEUR > Calméa satin', unit: 'bucket' }
const facade = { category: 'EXTÉRIEUR > Façade Roquine', unit: 'bucket' }
const DEALER = 'Prix revendeur HT (€)'

/** Titles of two levels, the dealer's price before the public one, thousands with a narrow space, hidden rows, sums. */
export const frPaint: SupplierList = {
  name: 'tarif-peintures.xlsx',
  sheet: 'Tarif',
  rows: [
    above({ v: 'LES TEINTES DE ROQUINE — TARIF 2026', across: 9 }),
    above('Applicable au 1er mars 2026 — annule et remplace le précédent'),
    blank(),
    header('Réf.', 'Désignation', 'Teinte', 'Contenance (L)', 'Unité', DEALER, 'Prix public HT (€)', 'Délai', 'Gencod'),
    section({ v: 'INTÉRIEUR', across: 9 }),
    subsection({ v: 'Calméa mat', across: 9 }),
    article({ ...mat, model: '01450', name: 'Calméa mat 5 L', colour: 'Blanc', price: '62.40', days: 0 }, '01450', 'Calméa mat 5 L', 'Blanc', 5, 'seau', '37,44', '62,40', 'en stock', '3099990014505'),
    article({ ...mat, model: '01451', name: 'Calméa mat 10 L', colour: 'Blanc', price: '112.00', days: 0 }, '01451', 'Calméa mat 10 L', 'Blanc', 10, 'seau', '67,20', '112,00', 'en stock', '3099990014512'),
    article({ ...mat, model: '01455', name: 'Calméa mat 10 L', colour: 'RAL 9010', price: '118.50', days: 7 }, '01455', 'Calméa mat 10 L', 'RAL 9010', 10, 'seau', '71,10', '118,50', '1 semaine', '3099990014550'),
    hidden('01459', 'Calméa mat 15 L (ancien)', 'Blanc', 15, 'seau', '80,00', '140,00', '1 semaine', '3099990014598'),
    subsection({ v: 'Calméa satin', across: 9 }),
    article({ ...satin, model: '01550', name: 'Calméa satin 5 L', colour: 'Blanc', price: '71.90', days: 2 }, '01550', 'Calméa satin 5 L', 'Blanc', 5, 'seau', '43,14', '71,90', '48 h', '3099990015502'),
    article({ ...satin, model: '01551', name: 'Calméa satin 10 L', colour: 'RAL 7035', price: '131.00', days: 7 }, '01551', 'Calméa satin 10 L', 'RAL 7035', 10, 'seau', '78,60', '131,00', '1 semaine', '3099990015519'),
    footer('Total intérieur : 5 références', null, null, null, null, '297,48', '495,80'),
    section({ v: 'EXTÉRIEUR', across: 9 }),
    subsection({ v: 'Façade Roquine', across: 9 }),
    article({ ...facade, model: '02100', name: 'Façade Roquine 15 L', colour: 'Pierre', price: '189.00', days: 10 }, '02100', 'Façade Roquine 15 L', 'Pierre', 15, 'seau', '113,40', '189,00', '10 jours', '3099990021008'),
    article({ ...facade, model: '02101', name: 'Façade Roquine fût 120 L', colour: 'Pierre', unit: 'piece', price: '1245.00', days: 21 }, '02101', 'Façade Roquine fût 120 L', 'Pierre', 120, 'pièce', '747,00', '1\u202f245,00', '2 à 3 semaines', '3099990021015'),
    article({ ...facade, model: '02110', name: 'Durcisseur', unit: 'litre', price: '24.80', days: 0 }, '02110', 'Durcisseur', null, 1, 'L', '14,88', '24,80', 'en stock', '3099990021107'),
    article({ ...facade, model: '02111', name: 'Teinte à la demande', unit: 'litre' }, '02111', 'Teinte à la demande', null, 1, 'L', 'nous consulter', 'sur demande', null, '3099990021114'),
    blank(),
    footer({ v: 'Prix indicatifs hors taxes, départ usine. Franco à partir de 600 € HT.', across: 9 }),
    footer('Page 1/1'),
  ], // prettier-ignore
  answers: { constants: { 'brand.englishName': 'Roquine' } },
  all: { brand: 'Roquine', currency: 'EUR', tax: false },
}
