import { above, article, blank, footer, header, rejected, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const floor = { category: '포세린 타일', unit: 'box', pieces: 4, coverage: 1.44, size: '600 × 600 × 10', origin: 'CN' }
const wall = { category: '도기질 타일', unit: 'box', pieces: 9, coverage: 1.62, size: '300 × 600 × 9', origin: 'KR' }
const more = { category: '부자재', origin: 'KR' }

/** EUC-KR: won with thousands only, 원 in the cells of some, 별도문의 for a price, 단종 for a discontinued row, 〃 for what stands above. */
export const krTiles: SupplierList = {
  name: '2026 단가표.csv',
  encoding: 'euc-kr',
  delimiter: ',',
  rows: [
    above('도담세라믹 (주)'),
    above('2026년 상반기 단가표', '', '', '', '', '', '', '단위: 원 / 부가세 별도'),
    blank(),
    header('No.', '품번', '품명', '색상', '규격(mm)', '단위', '입수', '㎡/BOX', '단가', '원산지', '비고'),
    section('포세린 타일'),
    article({ ...floor, model: 'DD-6601', name: '라온 무광', colour: '화이트', price: '32400.00' }, '1', 'DD-6601', '라온 무광', '화이트', '600×600×10T', 'BOX', '4', '1.44', '32,400', '중국', ''),
    article({ ...floor, model: 'DD-6602', name: '라온 무광', colour: '그레이', price: '32400.00' }, '2', 'DD-6602', '〃', '그레이', '〃', '〃', '〃', '〃', '32,400', '중국', '신상품'),
    article({ ...floor, model: 'DD-6603', name: '라온 유광', colour: '베이지', price: '35100.00' }, '3', 'DD-6603', '라온 유광', '베이지', '600×600×10T', 'BOX', '4', '1.44', '35,100', '중국', ''),
    article({ ...floor, model: 'DD-6609', name: '라온 패턴', colour: '믹스' }, '4', 'DD-6609', '라온 패턴', '믹스', '600×600×10T', 'BOX', '4', '1.44', '별도문의', '중국', '주문생산'),
    section('도기질 타일'),
    article({ ...wall, model: 'DD-3601', name: '다솜 유광', colour: '화이트', price: '21900.00' }, '5', 'DD-3601', '다솜 유광', '화이트', '300×600×9T', 'BOX', '9', '1.62', '21,900원', '국산', ''),
    article({ ...wall, model: 'DD-3602', name: '다솜 유광', colour: '민트', price: '23500.00' }, '6', 'DD-3602', '다솜 유광', '민트', '300×600×9T', 'BOX', '9', '1.62', '23,500원', '국산', ''),
    section('부자재'),
    article({ ...more, model: 'DA-01', name: '타일 접착제 20kg', unit: 'bag', price: '9800.00' }, '7', 'DA-01', '타일 접착제 20kg', '', '', '포', '', '', '9,800', '국산', ''),
    article({ ...more, model: 'DA-02', name: '줄눈 시멘트 2kg', unit: 'bag', price: '2750.00' }, '8', 'DA-02', '줄눈 시멘트 2kg', '', '', '포', '', '', '2,750', '국산', ''),
    article({ ...more, model: 'DA-10', name: '코너비드', colour: '실버', unit: 'piece', size: '2400 × 10 × -', price: '3100.00' }, '9', 'DA-10', '코너비드', '실버', '2400×10', 'EA', '', '', '3,100', '국산', ''),
    rejected('10', 'DA-11', '코너비드', '골드', '2400×10', 'EA', '', '', '단종', '국산', '재고소진'),
    blank(),
    footer('합계', '10품목'),
    footer('※ 상기 단가는 사전 통보 없이 변경될 수 있습니다.'),
    footer('※ 운임 별도, 최소 주문 20BOX'),
  ], // prettier-ignore
  currencies: ['KRW'],
  answers: {
    constants: { 'brand.englishName': 'Dodam', 'sku.taxIncluded': 'no', currencyUnit: 'KRW' },
    columns: {
      품번: { target: 'sku.model' },
      품명: { target: 'enName' },
      색상: { target: 'sku.color' },
      '규격(mm)': { target: 'sku.size' },
      단위: { target: 'measurementUnit', values: { 포: 'bag' } },
      입수: { target: 'sku.packPieces' },
      '㎡/BOX': { target: 'sku.packCoverage' },
      단가: { target: 'sku.price' },
      원산지: { target: 'sku.origin', values: { 중국: 'CN', 국산: 'KR' } },
    },
  },
  all: { brand: 'Dodam', currency: 'KRW', tax: false },
}
