import { headerText, wordsOf } from './header-text.ts'

/**
 * What the header of a column of prices says. The order is that in which a guess takes one: what is meant for the public first. It never
 * takes one of the last four: what somebody pays for goods, a dealer's price, a step by quantity, a price that does not apply yet.
 */
export const PRICE_KINDS = ['retail', 'list', 'advertised', 'selling', 'plain', 'offer', 'net', 'old', 'cost', 'dealer', 'step', 'future'] as const // prettier-ignore
export type PriceKind = (typeof PRICE_KINDS)[number]

/** For questions in which the price of a day to come is a price, too. */
export const ANY_DAY = '9999-12-31'

export interface PriceHeader {
  kind: PriceKind
  tax: 'yes' | 'no' | undefined
  /** The day from which it applies, `YYYY-MM-DD`. */
  from: string | undefined
  /** `Preis ab 1.7.2026` replaces an undated price; `Preis 2026` is of a list. */
  isReplacing: boolean
}

/** Words of each kind in English, German, French, Italian, Spanish, Dutch, Polish, Portuguese, Chinese and Japanese, and the commonest of the Nordic ones, Czech, Turkish and Korean; the first that fits counts. */
const WORDS: readonly (readonly [PriceKind, RegExp])[] = [
  ['cost', wordsOf(
    'cost|costs|cost price|purchase*|purchasing|buying|buy|bought|landed|cogs|supplier*|vendor*|internal|transfer*|net net|nett nett|ek|hek|ekp|nek|einkauf*|*einkaufspreis|*einkauf|einstand*|*einstandspreis|selbstkosten*|herstellkosten*|gestehung*|beschaffung*|bezug*|lieferant*|intern|interne*|verrechnung*|kalkulation*|herstellerabgabe*|nn|nnp|netto netto*',
    'achat*|p.a|paht|pa ht|pan|prix de revient|acquisto|acquisti|costo|costi|costa|coste|costes|costos|compra|compras|adquisicion|fournisseur*|cession|fornitor*|proveedor*|interno|interna',
    'inkoop*|kostprijs|aankoop*|zakup*|koszt*|nabyc*|dostawc*|wewnetrzn*|custo|custos|aquisicao|fornecedor*|leverancier*',
    'innkj[oø]p*|indk[oø]b*|inkop*|kostpris|leverand[oø]r*|leverantor*|osto*|nakup*|dodavatel*|al[iı]s|maliyet*|매입|사입|원가',
    '成本|进价|进货|采购价|采购成本|拿货|入库价|到手价|内部|供应商|落地|社内|仕入|原価|购入',
  )],
  ['dealer', wordsOf(
    'dealer*|trade|trade price|wholesale*|reseller*|distributor*|distribution price|stockist*|partner price|partner|your price|your net|your nett|contract*|customer price|customer net|special terms|b2b|fob|cif|fca|exw|ex works|ex factory|factory price|ex mill|jobber|contractor*|pro price|wsp|installer*|agent|agents|agency|my price',
    'handler*|haendler*|*handlerpreis|fachhandel*|wiederverkauf*|grosshandel*|großhandel*|*großhandelspreis|hap|ihr preis|ihr netto*|mein preis|dein preis|vertreter*|kundenpreis|vertragspreis|partnerpreis|ab werk|werksabgabe*|abgabepreis|objektpreis|projektpreis|sonderkondition*|handwerker*|verarbeiterpreis|fachhandler*',
    'revendeur*|distributeur*|grossiste*|professionnel*|tarif pro|prix pro|prix remise|votre prix|prix depart usine|depart usine|prix de gros|prix negocie|prix contrat|prix installateur|installateur*|negoce',
    'rivenditor*|rivendit*|ingrosso|distributore|installatore|riservato|vostro prezzo|prezzo cliente|agente|agenti|franco fabbrica|franco partenza|prezzo scontato',
    'distribuidor*|mayorista|al por mayor|revendedor*|precio profesional|profesional|su precio|precio contrato|instalador|pvd|en fabrica',
    'dealerprijs|wederverkoper*|groothandel*|uw prijs|uw netto|contractprijs|af fabriek|vakhandel*|handelsprijs|klantprijs',
    'hurt*|dealersk*|dla dealera|dystrybu*|partnersk*|twoja cena|kontrakt*|dla firm|handlow*',
    'revend*|atacado|grosso|grossista|por grosso|seu preco|preco profissional',
    'grossist*|engros*|forhandler*|aterforsaljar*|tukku*|jalleenmyy*|velkoobchod*|toptan|bayi*|출고가|도매|공급|대리점',
    '批发|代理|经销|出厂|工厂|直供|给价|取引|分销|渠道|同行|工程价|协议价|结算价|供货价|供应价|加盟|会员价|离岸|到岸|大客户|合同价|底价|下代|仕切|卸|掛率|代理店',
  )],
  ['advertised', wordsOf('map|minimum advertised*|min advertised*|umap')],
  ['retail', wordsOf(
    'retail|retail price|rrp|r r p|srp|msrp|m s r p|mrp|m r p|recommended*|suggested*|consumer price|public price|end user*|street price|over the counter',
    'uvp|uvpe|upe|uvk|unverb*|empf*|*verkaufsempfehlung|ladenpreis*|endkunden*|endverbraucher*|verbraucher*|privatkunden*|publikumspreis*|vkp empf',
    'public|grand public|conseille|prix conseille|pvc ttc|pvcttc|ppht|pp ht|ppttc|pp ttc|ppc|prix consommateur|detail|pvp*|p v p|pvr*|p v r|pvpr|venta al publico|al publico|publico|recomendado|sugerido|consigliato|al pubblico|pubblico|consumatore|al dettaglio|dettaglio',
    'adviesprijs*|advies*|consumentenprijs|consument*|winkelprijs|particulier*|detaliczn*|sugerowan*|scd|rekomendowan*|konsumenck*|dla klienta|consumidor|varejo|a retalho|venda ao publico|ao publico',
    'rek pris|cirkapris|veiledende*|vejledende*|utpris|konsumentpris|doporucena*|perakende*|소비자가|권장',
    '零售|市场价|建议|指导价|吊牌|门市|专柜|希望小売|小売|参考上代|上代',
  )],
  ['list', wordsOf(
    'list|list price|listprice|catalog price|catalogue price|catalogue|catalog|base list|book price',
    'listen*|*listenpreis|liste|katalog*|blp|tarifpreis|werkspreis',
    'catalogue|tarif|tarifs|prix de base|prix tarif|tarifa*|precio tarifa|precio catalogo|catalogo|listino*',
    'catalogusprijs|lijstprijs|katalogow*|cennik*|tabela|lista',
    '*listpris|listepris|bruttopris|katalogpris|cenikova*|정가|표준가',
    '挂牌|牌价|面价|目录价|定价|公开价|标价|列表价|标准价格|标准单价|设计价格|定価|标准価格|设计価格|设计单価',
  )],
  ['offer', wordsOf(
    'offer|offer price|sale price|sales offer|promo*|promotion*|special price|clearance|discounted|discount price|rabattpreis|aktions*|angebots*|sonderpreis|sonder*|abverkauf*|rabattiert*',
    'promotionnel*|solde*|offerta|promozion*|oferta|aanbieding*|actieprijs|promocj*|promocao*|特价|促销|活动价|优惠价|折扣价|折后',
  )],
  ['old', wordsOf('old|old price|previous|former|was price|alt|alter|alte|bisher*|vorjahr*|ancien*|vecchio|precedente|antiguo|anterior|oude|stara|poprzedni*|antigo|旧价|原价|上期|旧')],
  ['selling', wordsOf(
    'selling|selling price|sell price|sales price|vk|vkp|verkauf*|*verkaufspreis|prix de vente|pv|pv ht|pvht|pv ttc|pvttc|vente|vendita|venta|verkoop*|sprzedaz*|venda|售价|销售价|販売|판매가|satıs fiyatı|forsaljningspris|salgspris|prodejni cena',
  )],
] // prettier-ignore

/** Words that say by themselves that a column holds prices. */
const PRICE = wordsOf(
  'price*|*price|pricing|preis*|*preis|*preise|prezzo*|prezzi|prix|precio*|preco*|prijs*|*prijs|cena|ceny|cennik*|tarif|tarifs|tarifa*|listino*|价|価|上代|下代|仕切|仕入れ?値|卸値|가격|단가|원가|매입가|사입가|도매가|공급가|대리점가',
  // Not French `compris`.
  'pris|priser|*(?<![empu])pris|*hinta|fiyat*|판매가|소비자가|정가|출고가',
  'uvp|uvpe|upe|rrp|msrp|srp|mrp|m r p|r r p|vk|vkp|ek|hek|ekp|nek|pvp*|p v p|pvr*|p v r|pvpr|ppht|pp ht|ppttc|pp ttc|p.a. ht|pa ht|paht|pan ht|pv ht|pvht|pv ttc|pvttc|puht|pu ht|p.u|pu ttc|pvc ttc|blp|scd|exw|fob',
)
/** Words that are prices only if nothing else is in the header but what a price may be in or with. */
const ALONE =
  /^(?:cost|costs|costo|coste|custo|koszt|map|retail|list|trade|dealer|wholesale|ht|ttc|p a|market|catalogue|landed cost|unit cost|your cost|einkauf|verkauf|inkoop|verkoop|achat|vente|acquisto|vendita|ex works|purchase|landed|buy|wsp|pvd|nnp|ingrosso|handler|haendler|netto netto|al[iı]s|仕入|卸|매입|도매|批发|零售|成本|进货|出厂|采购成本)$/
/** Weights are net and gross too, unless a currency stands beside. */
const NET_OR_GROSS = /^(?:gross|nett?|netto|brutto|bruto)$/
const MONEY = /(?<!\p{L})(?:eur|euro?s?|usd|gbp|cny|rmb|jpy|chf|pln|brl|sek|zl)(?!\p{L})|[€$£¥元円]/u
/** `£ per length`, `€ / lfm`: a price where tax is named beside. */
const MONEY_PER = new RegExp(
  String.raw`^(?:${MONEY.source})\s*(?:/|(?:per|je|pro|par|por|al|for|za)\s)\s*\p{L}+[²2]?$`,
  'u',
)
/** What may stand beside a price, and is none of its words. */
const BESIDE = /(?<!\p{L})(?:eur|euro?s?|usd|gbp|cny|rmb|jpy|chf|pln|brl|sek|zl|yuan|元|€|\$|£|¥|円|in|per|pro|je|m²|m2|qm|sqm|stk|pc|piece|unit)(?!\p{Script=Latin})\.?|[€$£¥元()[\]/]/gu // prettier-ignore

/** What has a word of prices and is none: a group of prices, the day of a list. */
const BESIDE_PRICES = wordsOf(
  '*gruppe|*gruppen|*group|groups|*groep|grupo|gruppo|groupe|grupa|class|*klasse|category|code|codice|codigo|key|type|name|label|weight|gewicht|*gewicht|poids|peso|waga|moq|kennzeichen|*kz|flag|status|level|no|nr|number|*nummer|*liste|list date|list name|list version|list valid*|date|datum|*datum|data|stand|*stand|*gueltig|gultig bis|valid until|valid to|valid thru|expir*|until|change|*preiseinheit|*preismenge|*preisbasis|price basis|preisart|*anderung|increase|*erhohung|variation|diff*|remark*|note|notes|bemerkung|comment|currency|*wahrung|devise|divisa|moneda|valuta|waluta|moeda|on request|prisgrupp*|prisgruppe*',
  '价格组|价格类|价格等级|日期|有效期|生效|备注|说明|涨幅|调价|报价单|报价日|报价人|价签|价位|评价|性价比',
)
/** Amounts beside prices: discounts, freight, deposits. */
const OTHER_AMOUNTS = wordsOf(
  'discount|discounts|*rabatt|rabatte|rabattsatz|rabattgruppe*|nachlass|skonto|remise|remises|sconto|sconti|descuento|descuentos|dto|korting*|rabat|desconto|descontos|margin|marge|*marge|aufschlag|*zuschlag|surcharge|supplement|supplemento|suplemento|markup|percent|prozent|%',
  'shipping*|freight*|delivery|transport*|fracht*|*fracht|versand*|*kosten|postage|livraison|trasporto|spedizione|envio|portes|verzend*|wysylk*|dostaw*|frete|deposit|pfand|consigne|eco|ecotax*|eco part*|d3e|recycl*|installation|labour|montage*|zoll|duty',
  '折扣率|折扣(?!价)|税率|运费|毛利|利润',
)
const TAX_RATE = /(?:satz|rate|%|税率|codice|code|schl)/
const WITH = String.raw`incl?|inkl|included|including|inclusive|inclus[aeo]?|inc|with|mit|comprise?s?|compres[aeo]|incluid[aeo]|incluido|con|c\/|met|inclusief|z|zawiera|com|dahil|s(?= dph)|incl\.|med|vc|vcetne|포함`
const WITHOUT = String.raw`excl?|ekskl|exkl|excluded|excluding|exclusive|exclus[aeo]?|exc|ex|without|ohne|o\.|zzgl|zuzugl|zuzuglich|plus|\+|net of|escl(?:us[aeo])?|sin|sem|s\/|hors|non compris(?:es?)?|non incl(?:us[aeo])?|no incluid[ao]|nao incl(?:uid[ao])?|senza|zonder|exclusief|haric|bez|before|pre|\+|utan|uten|uden|별도`
const TAX = String.raw`(?:\d+\s*%\s*)?(?:vat|tax|taxes|gst|mwst|mehrwertsteuer|ust|umsatzsteuer|steuern?|iva|i\.v\.a|tva|taxes|btw|moms|mva|부가세|dph|kdv|alv|podatk\p{L}*|imposto\p{L}*|impuestos?|imposte)`
const UNTAXED = new RegExp(
  String.raw`(?<!\p{L})(?:${WITHOUT})[\s.]*${TAX}(?!\p{L})|(?<!\p{L})${TAX}[\s.]*(?:${WITHOUT})(?!\p{L})|(?:^|[^\p{L}])p?[puva]{0,2}ht(?!\p{L})|h\.t\.|hors taxes?|不含税|未含税|未税|税前|去税|税抜|税别|税別|外税|裸价`,
  'u',
)
const TAXED = new RegExp(
  String.raw`(?<!\p{L})(?:${WITH})[\s.]*${TAX}(?!\p{L})|(?<!\p{L})${TAX}[\s.]*(?:${WITH})(?!\p{L})|(?:^|[^\p{L}])p?[puvc]{0,3}ttc(?!\p{L})|t\.t\.c|toutes taxes|含税|税込|内税`,
  'u',
)
const NET_OF_TAX = /(?<!\p{L})(?:cena|ceny)(?!\p{L}).*netto|(?<!\p{L})(?:preis\p{L}*|\p{L}*preis|vk|ek|uvp|eur|euro|€)[\s().-]*netto|netto[\s().-]*(?:cena|preis|vk|ek|uvp|eur|euro|€)/u // prettier-ignore
/** In Polish lists, and of what consumers pay; a German Bruttopreis may be one before a discount. */
const GROSS_WITH_TAX =
  /(?:cena|ceny|cennik\p{L}*|zl|pln|uvp|vk|\p{L}*kundenpreis|ladenpreis)(?!\p{L})[\s\p{L}().-]*brutto|brutto[\s().-]*(?:zl|pln|uvp|vk|cena)(?!\p{L})/u
/** Without tax, or what a dealer pays; in Polish and Czech lists without tax. */
const NET =
  /(?<!\p{L})(?:nett?s?|neto|liquido)(?!\p{L})|(?<!\p{L})nett?o?(?:preis|prijs|pris|hinta)|(?<!\p{L})netto(?!\p{L})|净/u
const NET_OF_TAX_ALONE = /(?<!\p{L})(?:cena|ceny|cennik\p{L}*|zl|pln)(?!\p{L})/u
/** Before a discount, if nothing says that it is with tax. */
const GROSS = /(?<!\p{L})(?:brutto|gross|bruto|brut|lordo)(?!\p{L})|bru(?:t)?to\p{L}*(?:preis|prijs)/u

/** Whether a header says with or without tax. */
function taxOf(text: string): 'yes' | 'no' | undefined {
  if (UNTAXED.test(text)) return 'no'
  if (TAXED.test(text) || GROSS_WITH_TAX.test(text)) return 'yes'
  return NET_OF_TAX.test(text) ? 'no' : undefined
}

const COUNTED = String.raw`(?:stk|stck|stuck|st|pcs?|pieces?|pz|pezzi|pieces|u|ud|uds|unidades|un|szt|szt\.|stuks?|units?|qty|me|m²|m2|qm|mq|sqm|sq m|m|lfm|kg|l|ve|vpe|kartons?|boxe?s?|ctn|rollen?|rolls?|pal(?:l?et\p{L}*)?|件|个|片|箱|支|平米|平方米?|㎡|米|卷|套|吨|枚|個|本|ケース)`
const AT_LEAST = String.raw`(?:≥|>=?|from|over|above|ab|von|uber|>|a partir de|des|desde|a partire da|da|oltre|de|vanaf|od|powyzej|mais de|min\.?|mehr als|more than|满|起)`
const NUMBER = String.raw`\d{1,3}(?:[., ']?\d{3})*`
const QUANTITY = new RegExp(
  [
    String.raw`${AT_LEAST}\s*${NUMBER}\s*${COUNTED}(?!\p{L})`,
    String.raw`(?:≥|>=?|<=?|≤)\s*${NUMBER}`,
    String.raw`(?<![\d.])${NUMBER}\s*(?:-|–|bis|to|a|do|t\/m|~|至|到)\s*${NUMBER}\s*${COUNTED}(?!\p{L})`,
    String.raw`(?<!\d)${NUMBER}\s*${COUNTED}?\s*(?:\+|起|以上|及以上|或以上|以下|以内|or more|und mehr|et plus|e piu|y mas|en meer|i wiecej|ou mais|up)`,
    String.raw`${AT_LEAST}\s*${NUMBER}(?![\d.,/-])`,
    String.raw`(?<![\d.])\d{1,5}\s*[-–]\s*\d{1,5}(?![\d./-])`,
  ].join('|'),
  'u',
)
/** A whole header that is a quantity: `1-9`, `10+`, `ab 100 Stk`, `100件以上`. */
const ONLY_QUANTITY = new RegExp(
  String.raw`^(?:(?:qty|menge|quantity|quantite|quantita|cantidad|aantal|ilosc|quantidade|数量)\s*)?(?:${AT_LEAST}\s*${NUMBER}\s*${COUNTED}?|${NUMBER}\s*${COUNTED}?\s*(?:\+|起|以上|及以上|或以上|or more)|\d{1,5}\s*(?:-|–|bis|to|~|至)\s*\d{1,5}\s*${COUNTED}?|\+\s*${NUMBER})\s*[€$£¥]?$`,
  'u',
)
const STEPS_ALONE = wordsOf('staffel*|price break*|qty break*|quantity break*|scaglion*|阶梯')
const STEP = wordsOf('staffel*|*staffel|*staffelpreis|price break*|qty break*|quantity break*|break price*|tier*|volume price*|bulk*|degressif|degressive|degressifs|quantitatif|scaglion*|scalar*|tramo*|escalado|staffelprijs|prog|progi|prog cenowy|progow*|escalao|escaloes|阶梯|梯度|起订价|数量价|ロット') // prettier-ignore

const MONTHS = ['jan|ener|genn|styc|gen|janv', 'feb|febr|fev|lut|fevr', 'mar|marz|maerz|mart|maar|mrt|mars', 'apr|avr|abr|kwie', 'may|mai|mag|maj|mei|mayo', 'jun|juin|giu|czer', 'jul|juil|lug|lip', 'aug|aou|ago|sier', 'sep|set|wrz', 'oct|okt|ott|out|paz', 'nov|lis', 'dec|dez|dic|gru|dez'] // prettier-ignore
/** How a price says from when it applies. */
const REPLACING = wordsOf('from|as of|ab|von|gultig ab|gueltig ab|valid from|effective|starting|new|neu*|a partir|des le|au|valable|nouveau*|nouvel*|dal|da|decorrenza|nuovo|nuovi|desde|nuevo|vanaf|per|nieuw*|od|nowa|now*|novo|起|后|新|改定|以降') // prettier-ignore

/**
 * The day from which a price applies, `YYYY-MM-DD`, if its header names one. Of a day that may be read in two ways, the later: a price is
 * not taken too early.
 */
function dayIn(text: string): string | undefined {
  const two = (part: string | number) => `${part}`.padStart(2, '0')
  const whole = /(?<!\d)(20\d\d)\s*[-./年]\s*(\d{1,2})\s*(?:[-./月]\s*(\d{1,2})(?!\d)|月|(?!\d))/.exec(text)
  if (whole && Number(whole[2]) <= 12 && Number(whole[2]) > 0)
    return `${whole[1]}-${two(whole[2] ?? 1)}-${two(whole[3] ?? 1)}`
  const day = /(?<!\d)(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(20\d\d|\d\d)(?!\d)/.exec(text)
  if (day) {
    const [, one = '', sign, other = '', year = ''] = day
    const days = [[other, one], ...(sign === '/' ? [[one, other]] : [])].filter(([month]) => Number(month) <= 12)
    return days.map(([month = 1, at = 1]) => `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(at)}`).toSorted().at(-1) // prettier-ignore
  }
  const month = /(?<!\d)(\d{1,2})\s*[./-]\s*(20\d\d)(?!\d)/.exec(text)
  if (month && Number(month[1]) <= 12) return `${month[2]}-${two(month[1] ?? 1)}-01`
  const quarter = /(?:q|quartal|trimestre|kw\d?)\s*([1-4])\D{0,3}(20\d\d)/.exec(text)
  if (quarter) return `${quarter[2]}-${two(Number(quarter[1]) * 3 - 2)}-01`
  const year = /(?<!\d)(20[2-4]\d)(?!\d)/.exec(text)?.[1]
  if (year === undefined) return undefined
  const said = MONTHS.findIndex((names) => new RegExp(String.raw`(?<!\p{L})(?:${names})\p{L}*`, 'u').test(text))
  return `${year}-${two(said + 1 || 1)}-01`
}

/** Parts of a header that say a day are no quantity. */
const DAYS = new RegExp(
  String.raw`(?<!\d)(?:20\d\d\s*[-./年]\s*\d{1,2}(?:\s*[-./月]\s*\d{1,2})?(?:日|月|号)?|\d{1,2}\s*[./-]\s*\d{1,2}\s*[./-]\s*\d{2,4}|\d{1,2}\s*[./-]\s*20\d\d|(?:\d{1,2}\.?\s*)?(?:de )?(?:${MONTHS.join('|')})\p{L}*\.?,?\s*(?:de )?20\d\d|20[2-4]\d(?:\s*[/-]\s*(?:20)?\d\d(?!\d))?年?)`,
  'gu',
)
const PER =
  /(?:\/|(?<!\p{L})(?:per|je|pro|par|por|al|for|fur|za|voor)(?!\p{L})|每)\s*\d[\d., ']*(?![\d+]|\s*(?:起|以上|or more))/u
/** `incl. freight`, 含运费. */
const FREIGHT = new RegExp(
  String.raw`(?:${WITH}|${WITHOUT}|不含|包)[\s.]*(?:freight|delivery|shipping|transport\w*|fracht|versand|lieferung|livraison|trasporto|envio|portes?|transporte?|verzending|dostaw\w*|frete|运费|运)`,
  'gu',
)
/** The day of a list, if none is named. */
const VALID = wordsOf(
  'valid*|gultig*|gueltig*|effective*|gilt ab|validita|valable|vigencia|geldig*|wazn*|validade|applicable',
)

/** What a header says of prices; undefined if it names none. `today` is `YYYY-MM-DD`. */
export function priceHeader(header: string, today: string): PriceHeader | undefined {
  const text = headerText(header)
  const undated = text.replaceAll(DAYS, ' ').replaceAll(/\s+/g, ' ').trim()
  const from = dayIn(text)
  const tax = taxOf(text)
  const facts = { tax, from, isReplacing: from !== undefined && REPLACING.test(text) }
  if (ONLY_QUANTITY.test(undated) && from === undefined) return { ...facts, kind: 'step' }
  const untaxed = undated.replaceAll(UNTAXED_ALL, ' ').replaceAll(TAXED_ALL, ' ').replaceAll(/[\s.()[\]]+/g, ' ').trim() // prettier-ignore
  const bare = untaxed.replaceAll(BESIDE, ' ').replaceAll(/[\s.:,*-]+/g, ' ').trim() // prettier-ignore
  const isOfDay = facts.isReplacing && !/\p{L}/u.test(bare.replaceAll(REPLACING_ALL, ' '))
  const isAlone = ALONE.test(bare) || (NET_OR_GROSS.test(bare) && MONEY.test(undated)) || (tax !== undefined && (bare === '' || MONEY_PER.test(untaxed)) && !TAX_RATE.test(undated)) // prettier-ignore
  if (!isAlone && !isOfDay) {
    if (isBesidePrices(header) || isOtherAmount(header) || (VALID.test(undated) && from === undefined)) return undefined
    if (!PRICE.test(undated) && !STEPS_ALONE.test(undated)) return undefined
  }
  if (STEP.test(undated) || QUANTITY.test(undated.replace(PER, ' '))) return { ...facts, kind: 'step' }
  const said = WORDS.filter(([, words]) => words.test(undated)).map(([one]) => one)
  const kind = kindAmong(said, undated)
  const isFuture = from !== undefined && from > today && kind !== 'cost' && kind !== 'dealer'
  return { ...facts, kind: isFuture ? 'future' : kind }
}

const REPLACING_ALL = new RegExp(REPLACING.source, 'gu')
const UNTAXED_ALL = new RegExp(UNTAXED.source, 'gu')
const TAXED_ALL = new RegExp(TAXED.source, 'gu')
/** A delivery term of a public price makes it no dealer's. */
const DELIVERY = wordsOf(
  'ab werk|ex works|exw|fob|cif|fca|ex factory|depart usine|franco fabbrica|franco partenza|en fabrica|af fabriek|出厂',
)

function kindAmong([first, ...others]: readonly PriceKind[], text: string): PriceKind {
  if (first === undefined) {
    if (GROSS.test(text) && !GROSS_WITH_TAX.test(text)) return 'list'
    return NET.test(text.replaceAll(UNTAXED_ALL, ' ')) && !NET_OF_TAX_ALONE.test(text) ? 'net' : 'plain'
  }
  const second = others.find((one) => one === 'retail' || one === 'list')
  return first === 'dealer' && second !== undefined && DELIVERY.test(text) ? second : first
}

/** Which of two prices a guess takes: negative for the first. By kind, then the newer, then the one without tax. */
export function comparePrices(one: PriceHeader, other: PriceHeader, today: string): number {
  const rank = ({ kind }: PriceHeader) => PRICE_KINDS.indexOf(kind)
  const age = ({ from, isReplacing }: PriceHeader) => {
    if (from === undefined) return `1 ${today.slice(0, 4)}`
    return isReplacing ? `2 ${from}` : `${from >= today.slice(0, 4) ? 1 : 0} ${from}`
  }
  const tax = ({ tax: said }: PriceHeader) => (said === 'no' ? 0 : said === undefined ? 1 : 2)
  return rank(one) - rank(other) || age(other).localeCompare(age(one)) || tax(one) - tax(other)
}

/** Whether a guess may take a price for the catalogue's. */
export function mayBeTaken({ kind }: PriceHeader): boolean {
  return !['cost', 'dealer', 'step', 'future'].includes(kind)
}

/** Whether a header has a word of prices and names none: `Preisgruppe`, `Price list date`. */
export function isBesidePrices(header: string): boolean {
  const text = withoutAdditions(header)
  return PRICE.test(text) && BESIDE_PRICES.test(text)
}

/** Whether a header says nothing at all, or no more than a currency and a unit: what its column holds may say what it is. */
export function saysNoThing(header: string): boolean {
  return !/\p{L}{2}|\p{Script=Han}|\p{Script=Hangul}/u.test(
    headerText(header)
      .replace(/^column \d+$/, '')
      .replaceAll(BESIDE, ' '),
  )
}

/** Whether a header names something else in money than a price: a discount, freight, a deposit. */
export function isOtherAmount(header: string): boolean {
  return OTHER_AMOUNTS.test(withoutAdditions(header))
}

/** Without its days, its tax and its freight, which make a price nothing else. */
function withoutAdditions(header: string): string {
  return [DAYS, UNTAXED_ALL, TAXED_ALL, FREIGHT].reduce((now, part) => now.replaceAll(part, ' '), headerText(header))
}

/** A header without its days and rates of tax, which are no quantity. */
export function withoutDays(header: string): string {
  return header.replaceAll(DAYS, ' ').replaceAll(/\d+(?:[.,]\d+)?\s*%/g, ' ')
}
