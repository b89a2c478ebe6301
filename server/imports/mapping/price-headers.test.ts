import { expect, it } from 'vitest'
import { comparePrices, priceHeader } from './price-headers.ts'
import type { PriceKind } from './price-headers.ts'

const TODAY = '2026-11-29'

/** Headers as lists write them. After an arrow: with tax (yes) or without (no), where they say so. */
const HEADERS: Record<PriceKind | 'none', string> = {
  cost: `EK | EK netto → no | HEK | EK-Preis | Einkaufspreis | Einstandspreis | Cost price | Cost | Unit cost | Purchase price | Buying price | Landed cost
    | Prix d'achat | Prix d’achat HT → no | P.A. HT → no | PAHT → no | Prezzo d'acquisto | Costo | Prezzo di costo | Precio de compra | Precio coste | Coste
    | Inkoopprijs | Kostprijs | Cena zakupu | Cena zakupu netto → no | Preço de custo | Preço de compra | 成本价 | 进价 | 進貨價 | 採購價 | 采购价 | 仕入価格 | 原価
    | NN-Preis | NNP | Netto-Netto-Preis → no | Net net price | Bezugspreis | Lieferantenpreis | Supplier price | Vendor price | Price (buy) | Buy | Buy price EUR | Bought price | Purchase | Landed
    | Internal price | Interner Preis | Prix interne | Prezzo interno | Precio interno | Transfer price | Verrechnungspreis | Prix de cession | Kalkulationspreis | Herstellerabgabepreis
    | Prix fournisseur | Prezzo fornitore | Precio proveedor | Leveranciersprijs | Cena wewnętrzna | Preço fornecedor | Preço interno
    | 内部价 | 内部價 | 供应商价 | 落地价 | 仕入 | 仕入れ値 | 仕入単価 | 社内価格 | Nákupní cena | Nákupná cena | Alış fiyatı | Maliyet fiyatı | Innkjøpspris | Indkøbspris | Inköpspris | Ostohinta
    | Kostpris | 매입가 | 매입 단가 | 원가 | 사입가`,
  dealer: `Händlerpreis | Dealer price | Trade price | Trade | Wholesale | Wholesale price | Reseller price | Distributor price | Your price
    | Contract price | Customer price | Ex-works | Price EXW | FOB price | Preis ab Werk | Großhandelspreis | Wiederverkaufspreis | Ihr Preis | Prix revendeur
    | Tarif revendeur HT → no | Prix départ usine | Prezzo rivenditore | Prezzo netto rivenditore | Prezzo franco fabbrica | Precio distribuidor | Precio mayorista
    | Dealerprijs | Wederverkopersprijs | Cena hurtowa | Cena dealerska | Preço revenda | Preço revendedor s/ IVA → no | 批发价 | 批發價 | 代理价 | 经销价 | 經銷價 | 出厂价 | 出廠價
    | 渠道价 | 协议价 | 下代 | 仕切価格 | 卸価格
    | WSP | WSP EUR | Prezzo ingrosso | Ingrosso | PVD | PVD EUR | Installer price | Preis Händler | Händler EUR | Werksabgabepreis | Agent price | Agency price | Vertreterpreis
    | Prix agent | Prezzo agente | Precio agente | Distributor net price | Your net price | Ihr Nettopreis → no | Mein Preis | My price | Dein Preis
    | 工厂价 | 工廠價 | 供货价 | 供貨價 | 直供价 | 给价 | 卸値 | 卸売価格 | 取引価格 | Velkoobchodní cena | Veľkoobchodná cena | Toptan fiyat | Bayi fiyatı
    | Engrospris | Grossistpris | Återförsäljarpris | Forhandlerpris | Tukkuhinta | 도매가 | 도매 가격 | 공급가 | 대리점가`,
  net: `Net price | Nett price | Price net | Prix net | Prix nets | Prezzo netto | Precio neto | Preço líquido | Nettoprijs | Nettopreis → no | Preis netto → no | EUR netto → no | Nettpris | Nettohinta | Net fiyat | 净价`,

  retail: `UVP | UVP inkl. MwSt. → yes | UVP brutto → yes | UVP netto → no | UVP/VE | Preis (UVP) | Unverb. Preisempfehlung | Empf. VK | Ladenpreis | Endkundenpreis
    | RRP | RRP inc VAT → yes | RRP ex VAT → no | MSRP | SRP | MRP | Retail | Retail price | Recommended retail price excl. VAT → no | Suggested price | Consumer price
    | Prix public | Prix public HT → no | Prix public TTC → yes | PPHT → no | Prix conseillé | Prix de vente conseillé TTC → yes | Prezzo al pubblico
    | Prezzo consigliato IVA incl. → yes | PVP | PVP sin IVA → no | PVP c/ IVA → yes | PVP (IVA incluido) → yes | PVP IVA no incluido → no | PVR | P.V.P. | Precio recomendado
    | Adviesprijs | Adviesprijs incl. btw → yes | Adviesprijs excl. BTW → no | Consumentenprijs | Cena detaliczna brutto → yes | Cena detaliczna netto → no | Sugerowana cena detaliczna
    | PVP s/ IVA → no | Preço ao público | 零售价 | 零售價（含稅） → yes | 市场价 | 市場價 | 建议零售价 | 建議售價 | 指导价 | 希望小売価格 | 上代`,
  list: `Listenpreis | Listenpreis exkl. USt → no | Listenpreis zzgl. MwSt. → no | Listenpreis ab Werk | Katalogpreis | Bruttopreis | List price | List price 2026 | Catalogue price | Gross price
    | Tarif | Tarif HT → no | Prix catalogue | Prix tarif HT → no | Listino | Listino IVA escl. → no | Prezzo di listino | Prezzo lordo | Tarifa | Precio de tarifa
    | Precio catálogo | Catalogusprijs | Lijstprijs | Brutoprijs | Cena katalogowa | Cena katalogowa netto → no | Cena cennikowa | Preço de tabela | Preço de tabela sem IVA → no
    | 挂牌价 | 面价 | 定价 | 目录价 | 公开价 | 定価 | 定価（税込） → yes | 標準価格（税別） → no`,
  advertised: 'MAP | MAP price | Minimum advertised price',
  selling: `VK | VK netto → no | VK brutto → yes | VK-Preis | Verkaufspreis | Selling price | Prix de vente | PV HT → no | Prezzo di vendita | Precio de venta | Verkoopprijs
    | Verkoopprijs excl. btw → no | Cena sprzedaży | Preço de venda | 售价 | 售價 | 販売価格`,
  plain: `Price | £ per m (ex VAT) → no | £ per length (ex VAT) → no | € / lfm zzgl. MwSt. → no | CHF pro Rolle exkl. MWST → no | Price (EUR/m²) | Unit price | Price per piece | Price per 1,000 | Price per box excl. VAT → no | Price ex GST → no | Price incl. VAT → yes | Incl. VAT → yes
    | Preis | Preis inkl. MwSt. → yes | Preis exkl. MwSt. → no | Preis inkl. Fracht | Preis pro 100 Stk | Preis 2026 | Preis ab 1.7.2026
    | Price from 1 July 2026 | Prix | Prix HT → no | Prix TTC → yes | Prix unitaire HT → no | PU HT → no | Prezzo | Prezzo (EUR/mq) | Prezzo IVA inclusa → yes | Prezzo + IVA → no
    | Precio | Precio con IVA → yes | Prijs | Prijs excl. btw → no | Cena | Cena netto → no | Cena brutto → yes | Cena za szt. | Preço | Preço c/ IVA → yes
    | 单价 | 價格 | 价格（含税） → yes | 含税单价 → yes | 不含税 → no | 含税 → yes | 未稅單價 → no | 报价 | 単価 | 価格（税抜） → no | 税込価格 → yes | 2026年7月起
    | Pris | Pris inkl. moms → yes | Pris ekskl. moms → no | Hinta | Fiyat | Birim fiyat | Cena bez DPH → no | Cena s DPH → yes | 가격 | 단가`,
  offer: 'Special price | Promo price | Aktionspreis | Sonderpreis | Rabattpreis | Prix promotionnel | Offerta prezzo | Actieprijs | Cena promocyjna | 特价 | 促销价',
  old: 'Old price | Preis alt | Alter Preis | Ancien prix | 原价',
  step: `ab 100 Stk | 1-9 | 10+ | 1.000+ | 50-99 m² | Price ≥ 50 m² | Price for 10+ | Preis ab 10 | Preis 10-49 Stk | Staffel 1 | Staffelpreis 2 | Price break 2 | Tier price 3
    | Cena od 10 szt. | Prix à partir de 100 | Desde 50 uds | 100件以上 | 10-49件 | 阶梯价2 | 满100件价`,
  future: `Preis ab 01.01.2027 | New price 2027 | Preis 2027 | Tarif 2027 HT → no | 2027年1月起 | Price valid from 2027-01-01 | UVP ab 1.2.27 | Prezzo dal 01/03/2027
    | Price from January 2027 | List price Q1 2027 | 01.01.2027 Preis`,
  none: `Wert | Cena dostawcy | Prix net remisé | Nettopreis nach Rabatt | Price after discount | Profit | Deckungsbeitrag | 利润 | Preisgruppe | Rabattgruppe | Rabatt | Rabatt % | Discount | Price group | Price class | Price list date | Price list no. | Price valid from | Preis gültig ab | Preisstand | Preiseinheit
    | Preisliste | Listen-Nr | Netto-Gewicht | Nettogewicht | Net weight | Netto | Brutto | Poids net | Peso netto | MwSt | MwSt-Satz | VAT % | IVA | Tax rate | PU | PVC | VPE | VE
    | Artikelbezeichnung | Trade name | Trademark | Shipping cost | Frachtkosten | Freight | Pfand | Eco-participation | EAN | Private label | Wear layer 0.5-1.0 | Oberfläche ab Werk | Colour
    | 报价单号 | 价格有效期 | 折扣 | 运费 | 税率 | 重量`,
} // prettier-ignore

const all = Object.entries(HEADERS).flatMap(([kind, headers]) =>
  headers.split('|').map((text) => {
    const [header = '', tax] = text.trim().split(' → ')
    return [header, kind, tax] as const
  }),
)

it('there are enough headers to try', () => {
  expect(all.length).toBeGreaterThan(300)
})

it.each(all)('%s is a price of the kind %s, with tax: %s', (header, kind, tax) => {
  const said = priceHeader(header, TODAY)
  expect([said?.kind ?? 'none', said?.tax]).toEqual([kind, tax])
})

it.each([
  ['Preis ab 01.01.2027', '2027-01-01'],
  ['Price from 03/02/2027', '2027-03-02'],
  ['Prix 01/2027', '2027-01-01'],
  ['2027年3月15日起 价格', '2027-03-15'],
  ['Preis ab Juli 2027', '2027-07-01'],
  ['Price Q2 2027', '2027-04-01'],
  ['Preis 2027/28', '2027-01-01'],
])('%s applies from %s, and is a price once that day has come', (header, from) => {
  expect(priceHeader(header, TODAY)).toMatchObject({ kind: 'future', from })
  expect(priceHeader(header, from)?.kind).not.toBe('future')
})

it.each([
  [['Preis', 'UVP', 'Listenpreis'], 'UVP'],
  [['Preis', 'Listenpreis'], 'Listenpreis'],
  [['Preis', 'VK'], 'VK'],
  [['Nettopreis', 'Bruttopreis'], 'Bruttopreis'],
  [['Net price', 'Price'], 'Price'],
  [['Prix net', 'Tarif'], 'Tarif'],
  [['Prezzo netto', 'Prezzo listino'], 'Prezzo listino'],
  [['Preis inkl. MwSt.', 'Preis', 'Preis exkl. MwSt.'], 'Preis exkl. MwSt.'],
  [['Cena brutto', 'Cena netto'], 'Cena netto'],
  [['MAP', 'MSRP'], 'MSRP'],
  [['Sale price', 'Price'], 'Price'],
  [['Old price', 'Price'], 'Price'],
  [['Price 2024', 'Price'], 'Price'],
  [['Price', 'Price 2026'], 'Price 2026'],
  [['Preis 2026', 'Preis ab 1.7.2026'], 'Preis ab 1.7.2026'],
])('of %j a guess takes %s', (headers, taken) => {
  const prices = headers.map((header) => ({ header, said: priceHeader(header, TODAY) }))
  const [best] = prices.toSorted((one, other) =>
    one.said && other.said ? comparePrices(one.said, other.said, TODAY) : 0,
  )
  expect(best?.header).toBe(taken)
})
