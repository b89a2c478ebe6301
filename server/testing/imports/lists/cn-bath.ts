import { above, article, blank, footer, header, section, struck } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const tall = (v: string) => ({ v, down: 2 })
const yuan = (v: number) => ({ v, format: '"¥"#,##0.00' })
const cabinet = { category: '一、浴室柜系列', unit: 'set', origin: 'CN' }
const tap = { category: '二、龙头系列', unit: 'piece' }

/** Prices with and without tax under one title, a hidden cost, 同上, a column of running numbers, sizes with stars, plenty as a stock. */
export const cnBath: SupplierList = {
  name: '卫浴报价2026春.xlsx',
  sheet: '报价',
  after: {
    开户信息: [
      ['户名', '岚溪卫浴有限公司'],
      ['开户行', '（略）'],
      ['账号', '0000'],
    ],
  },
  hiddenColumns: [6],
  rows: [
    above({ v: '岚溪卫浴 2026 春季报价单', across: 13 }),
    above('报价日期：2026年3月1日', null, null, null, null, '联系人：王经理'),
    header(tall('序号'), tall('型号'), tall('产品名称'), tall('颜色'), tall('规格'), tall('单位'), { v: '单价（元）', across: 3 }, null, null, tall('起订量'), tall('库存'), tall('交期'), tall('产地')),
    header(null, null, null, null, null, null, '进价', '不含税', '含税'),
    section({ v: '一、浴室柜系列', across: 13 }),
    article({ ...cabinet, model: 'LX-6001', name: '悬挂式浴室柜', colour: '雅白', size: '600 × 480 × 500', price: '1280.00', stock: 36, days: 0 }, 1, 'LX-6001', '悬挂式浴室柜', '雅白', '600*480*500mm', '套', yuan(720), yuan(1280), yuan(1446.4), 1, 36, '现货', '中国'),
    article({ ...cabinet, model: 'LX-6002', name: '悬挂式浴室柜', colour: '雅白', size: '800 × 480 × 500', price: '1580.00', stock: 20, days: 0 }, 2, 'LX-6002', '同上', '同上', '800*480*500mm', '套', yuan(880), yuan(1580), yuan(1785.4), 1, 20, '同上', '中国'),
    article({ ...cabinet, model: 'LX-6003', name: '悬挂式浴室柜', colour: '胡桃木', size: '1000 × 480 × 500', price: '1980.00', stock: 0, days: 20 }, 3, 'LX-6003', '同上', '胡桃木', '1000*480*500mm', '套', yuan(1100), yuan(1980), yuan(2237.4), 1, 0, '15-20天', '中国'),
    struck(4, 'LX-6004', '落地式浴室柜', '雅白', '800*480*850mm', '套', yuan(600), yuan(990), yuan(1118.7), 1, 2, '现货', '中国'),
    article({ ...cabinet, model: 'LX-6090', name: '定制浴室柜', colour: '可选', days: 30 }, 5, 'LX-6090', '定制浴室柜', '可选', '定制', '套', null, '面议', '面议', 5, null, '30天左右', '中国'),
    section({ v: '二、龙头系列', across: 13 }),
    article({ ...tap, model: 'LX-T11', name: '单孔面盆龙头', colour: '枪灰', unit: 'piece', price: '268.00', stock: 500, days: 10, origin: 'CN' }, 6, 'LX-T11', '单孔面盆龙头', '枪灰', null, '个', yuan(120), yuan(268), yuan(302.84), 10, 500, '7个工作日', '中国'),
    article({ ...tap, model: 'LX-T12', name: '三孔面盆龙头', colour: '拉丝金', price: '456.50', days: 10, origin: 'CN' }, 7, 'LX-T12', '三孔面盆龙头', '拉丝金', null, '个', yuan(210), yuan(456.5), yuan(515.85), 10, '充足', '7个工作日', '中国'),
    article({ ...tap, model: 'LX-T30', name: '恒温花洒', colour: '枪灰', unit: 'set', price: '1180.00', stock: 45, days: 60, origin: 'IT' }, 8, 'LX-T30', '恒温花洒', '枪灰', null, '套', yuan(560), yuan(1180), yuan(1333.4), 2, 45, '2个月', '意大利'),
    article({ ...tap, model: 'LX-T90', name: '角阀', colour: '镀铬', price: '18.90', stock: 3000, days: 0, origin: 'CN' }, 9, 'LX-T90', '角阀', '镀铬', null, '只', yuan(7.5), yuan(18.9), yuan(21.36), 100, 3000, '现货', '中国'),
    blank(),
    footer({ v: '说明：1、以上价格不含运费及安装费；2、报价有效期30天。', across: 13 }),
  ], // prettier-ignore
  answers: { constants: { 'brand.englishName': 'Lanxi' }, signs: { '¥': 'CNY' } },
  all: { brand: 'Lanxi', currency: 'CNY', tax: false },
}
