import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const ceiling = { category: 'مصابيح السقف', unit: 'piece' }
const outside = { category: 'إنارة خارجية', unit: 'piece' }

/** From right to left, figures of the Arabic script with their own decimal mark; every column is mapped by hand. */
export const arLamps: SupplierList = {
  name: 'قائمة الأسعار.xlsx',
  sheet: 'الأسعار',
  isRightToLeft: true,
  rows: [
    above({ v: 'مؤسسة ضياء الواحة للإنارة', across: 8 }),
    above({ v: 'قائمة أسعار ٢٠٢٦', across: 8 }),
    blank(),
    header('م', 'رقم الصنف', 'اسم الصنف', 'المقاس (مم)', 'الوحدة', 'السعر شامل الضريبة (درهم)', 'الكمية في الكرتون', 'بلد المنشأ'),
    section({ v: 'مصابيح السقف', across: 8 }),
    article({ ...ceiling, model: 'DW-101', name: 'مصباح سقف دائري أبيض', size: '220 × 220 × 60', price: '45.50', pieces: 20, origin: 'CN' }, 1, 'DW-101', 'مصباح سقف دائري أبيض', '220x220x60', 'قطعة', '٤٥٫٥٠', '٢٠', 'الصين'),
    article({ ...ceiling, model: 'DW-102', name: 'مصباح سقف دائري ذهبي', size: '220 × 220 × 60', price: '52.00', pieces: 20, origin: 'CN' }, 2, 'DW-102', 'مصباح سقف دائري ذهبي', '220x220x60', 'قطعة', '٥٢٫٠٠', '٢٠', 'الصين'),
    article({ ...ceiling, model: 'DW-110', name: 'ثريا كريستال', price: '1250.00', pieces: 1, origin: 'IT' }, 3, 'DW-110', 'ثريا كريستال', null, 'قطعة', '١٬٢٥٠٫٠٠', '١', 'إيطاليا'),
    article({ ...ceiling, model: 'DW-111', name: 'ثريا نحاس', pieces: 1, origin: 'IT' }, 4, 'DW-111', 'ثريا نحاس', null, 'قطعة', 'حسب الطلب', '١', 'إيطاليا'),
    section({ v: 'إنارة خارجية', across: 8 }),
    article({ ...outside, model: 'DW-301', name: 'كشاف خارجي', size: '300 × 250 × 80', price: '135.75', pieces: 6, origin: 'CN' }, 5, 'DW-301', 'كشاف خارجي', '300x250x80', 'قطعة', '١٣٥٫٧٥', '٦', 'الصين'),
    article({ ...outside, model: 'DW-302', name: 'عمود حديقة', size: '1200 × 120 × 120', price: '310.00', pieces: 2, origin: 'AE' }, 6, 'DW-302', 'عمود حديقة', '1200x120x120', 'قطعة', '٣١٠٫٠٠', '٢', 'الإمارات'),
    article({ ...outside, model: 'DW-310', name: 'شريط إنارة', unit: 'meter', price: '18.25', origin: 'CN' }, 7, 'DW-310', 'شريط إنارة', null, 'متر', '١٨٫٢٥', null, 'الصين'),
    article({ ...outside, model: 'DW-311', name: 'محول كهربائي', price: '64.00', pieces: 12, origin: 'CN' }, 8, 'DW-311', 'محول كهربائي', null, 'قطعة', '٦٤٫٠٠', '١٢', 'الصين'),
    blank(),
    footer({ v: 'الأسعار قابلة للتغيير دون إشعار مسبق', across: 8 }),
  ], // prettier-ignore
  currencies: ['AED'],
  answers: {
    constants: { 'brand.englishName': 'Dhiya', 'sku.taxIncluded': 'yes', currencyUnit: 'AED' },
    columns: {
      'رقم الصنف': { target: 'sku.model' },
      'اسم الصنف': { target: 'enName' },
      'المقاس (مم)': { target: 'sku.size' },
      الوحدة: { target: 'measurementUnit', values: { قطعة: 'piece', متر: 'meter' } },
      'السعر شامل الضريبة (درهم)': { target: 'sku.price' },
      'الكمية في الكرتون': { target: 'sku.packPieces' },
      'بلد المنشأ': { target: 'sku.origin', values: { الصين: 'CN', إيطاليا: 'IT', الإمارات: 'AE' } },
    },
  },
  all: { brand: 'Dhiya', currency: 'AED', tax: true },
}
