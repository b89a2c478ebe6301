import { importTarget } from '../../../contract/import-mapping.ts'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import { ownValue } from '../../../contract/own-value.ts'
import { headerText } from './header-text.ts'
import { isBesidePrices, mayBeTaken, priceHeader } from './price-headers.ts'

const NUMBER = String.raw`(?:no|nr|num|number|code|id|n°|nº|#|nummer|nummber|numero|numer|codice|cod|articolo|key|sku)`
const THING = String.raw`(?:sku|model|variant|item|art|article|artikel|articulo|articolo|artigo|artykul|ref|reference|referenz|referencia|referencja|referentie|codice|cod|codigo|code|kod|mod|modell|modelo|modello|modele|bestell|order|part|mpn|supplier|lieferant(?:en)?|hersteller|manufacturers?|mfr|fournisseur|fornitore|katalog|cat|catalog(?:ue)?|indeks|index)`
/** `Art.-Nr.`, `Codice articolo`, `Hersteller-Artikelnummer`, `Réf. fournisseur`. */
const OF_MODEL = new RegExp(
  String.raw`^(?:(?:sku|model|variant|item|art|artikel|article|articulo|articolo|artigo|artykul|ref|refs|reference|referenz|referencia|referencja|referentie|codice|cod|codigo|code|kod|mod|modell|modelo|modello|modele|mpn|indeks)[ .:/-]*(?:${NUMBER}|(?:du |de |do |del |della |dell'|produto|produit|producto|produktu|prodotto|fournisseur|fornitore|proveedor|fornecedor|leverancier|dostawcy|artykulu|articulo|articolo|artigo|katalogowy|towaru)*)[ .]*|${THING}(?:en|s|'s)?[ .-]*(?:art(?:icle|ikel|\.)?|item|part|order|bestell)?[ .-]*${NUMBER}[ .]*|(?:nr|numer|n°|nº|no|num(?:ero)?|cod(?:e|igo|ice)?|kod|symbol|simbolo|indeks)[ .]*(?:art(?:icle|icolo|iculo|igo|ykulu|\.)?|kat(?:alogowy|\.)?|towaru|produktu|(?:de |d'|do |del )?(?:article|articulo|artigo|referencia|producto|produto|reference))[ .]*|symbol|simbolo|vare(?:nr|nummer)?[ .-]*(?:nr|nummer)?\.?|obj\.? ?(?:cislo|c\.)|(?:kod|cislo) (?:zbozi|vyrobku)|(?:urun|stok|malzeme) (?:kodu|no))$|^(?:품번|(?:품목|제품|상품)? ?(?:코드|번호)|모델명?)$|型号|货号|(?<!p)sku|款号|物料编码|商品编码|商品编号|商品コード|品番|型番|品目コード`,
)
/** Names of a thing that lists use for its number or for its name: what stands below decides. */
const BARE_THING =
  /^(?:product|produkt|prodotto|produit|producto|produto|artikel|article|articulo|articolo|artigo|artykul|item|towar|variant|model|modell|modelo|modello|modele|style)$/
const COLUMNED = String.raw`(?:box|boxes|pack|pack\w*|carton|ctn|case|scatola|conf\p{L}*|karton\p{L}*|paket|ve|vpe|boite|colis|caja|caixa|doos|opak\p{L}*|pudelk\p{L}*|paczk\p{L}*|forp\p{L}*|pakk?e|bal(?:eni)?|kutu|koli|박스|箱|ケース)`

/** Headers of the trade's spreadsheets by target, the more specific first, as `headerText` writes them. */
const WORDS: [ImportTarget, RegExp][] = [
  // `Availability` and `Lieferung` stand above times, or above words.
  ['sku.leadTimeDays', /^(?:availability|lieferung|livraison)$/],
  ['sku.name', /^(variant|shade|option) name|规格名|款式名|花色名/],
  ['sku.productDimension', /^(stated|nominal) (size|dimensions?)|标称尺寸|规格说明/],
  ['sku.dimensionImages', /dimension(al)? ?(drawing|image)|尺寸图/],
  ['status', /^product status|产品状态/],
  ['brand.country', /^(brand|brand's)? ?country$|品牌(国家|国别|国籍)/],
  ['brand.website', /website|homepage|(^| )url$|网址|官网|sito( |$)/],
  ['brand.name', /brand.*(zh|cn|chinese|中文)|品牌中文|中文品牌/],
  ['sku.model', OF_MODEL],
  ['brand.englishName', /^(brand|manufacturer|maker|producer|marke|hersteller|marca|marque|fabricant|produttore|fabricante|merk|fabrikant|marka|producent|品牌|厂家|生产商|制造商|供应商品牌|メーカー|ブランド)([ -]?name|name)?(?!\p{L})|品牌|englishname/u],
  ['sku.colorHex', /(?<!\p{L})(hex|rgb)(?!\p{L})|色值/u],
  ['sku.color.system', /colou?r system|色卡|色彩体系|farbsystem/],
  ['sku.color.name', /(ral|ncs|pantone)( |$|-)|colou?r (code|no)|色号|颜色编号|farb(nummer|code|nr)|code couleur|codice colore|kleurcode/],
  ['sku.color', /(?<!\p{L})colou?r(?:s|ways?)?(?!\p{L})|farb(e|en|ton|bezeichnung|name)?(?!\p{L})|(?<!\p{L})(colore|colori|couleurs?|coloris|teinte|kleur|kolor|kolory|cor|cores|dekor|decor|tinta)(?!\p{L})|颜色|花色|色彩|カラー|^色$|色名|(?<!\p{L})(kulor|farg|farge|farve|barva|renk)(?!\p{L})|색상|컬러/u],
  ['sku.taxIncluded', /(?<!\p{L})(tax|vat|mwst|ust|iva|tva|btw|ht|ttc|gst|podatk\p{L}*|imposto)(?!\p{L})|含税|未税|税込|税抜/u],
  ['sku.priceQuantity', /^(price|pricing) (per|quantity|qty|basis)$|^per$|^price unit$|preis(einheit|menge|basis)|^pe$|unita di prezzo|quantite de prix|base de precio|prijseenheid|jednostka ceny|base de preco|计价(数量|基数)|价格(数量|基数)/],
  ['sku.minPrice', /(?<!\p{L})(min|minimum|low|from|lowest|ab|da|od|desde|vanaf)(?!\p{L})[a-z. ]* (price|preis|prezzo|prix|precio|prijs|cena|preco)$|(price|preis|prezzo|prix|precio|prijs|cena|preco) *(min|minimum|low|from|ab|od|desde|vanaf)\.?$|^(min|mindest)preis$|最低价|起价|低价/u],
  ['sku.maxPrice', /(?<!\p{L})(max|maximum|high|highest|to|bis|do|hasta)(?!\p{L})[a-z. ]* (price|preis|prezzo|prix|precio|prijs|cena|preco)$|(price|preis|prezzo|prix|precio|prijs|cena|preco) *(max|maximum|high|to|bis|do|hasta)\.?$|^(max|hochst)preis$|最高价|高价/u],
  ['currencyUnit', /^currency|^wahrung|^preiswahrung|^valuta|^devise|^moneda|^divisa|^waluta|^moeda|币种|货币|通货/],
  ['sku.packCoverage', new RegExp(String.raw`(coverage|area|m²?|m2|sqm|qm|mq|㎡|sq ft|sqft|inhalt|contenu|superficie|contenuto)\s*(per|\/|pro|je|par|por|al|a|na|w|voor)\s*${COLUMNED}(?!\p{L})|(karton|paket|ve|pack|doos)[ -]?inhalt.*(m²|m2|qm|m\b)|每[箱盒包].*(面积|平|㎡|m)|coverage`, 'u')],
  ['sku.packPieces', new RegExp(String.raw`(pcs|pieces?|pezzi|pz|stuck|stk|stuks?|st|antal|ks|adet|piezas|uds|unidades|pecas|szt\p{L}*|sztuk|count|units|qty|quantity)\.?\s*(per|\/|in|pro|je|par|por|al|x|na|w)\s*${COLUMNED}(?!\p{L})|^(ve|vpe|pack size|pack qty|pack quantity|packing unit|verpackungseinheit|verpackungsmenge|ve[ -]?menge|inhalt|case pack|case qty|conditionnement|colisage|confezione|pezzi scatola|embalaje|unidad de embalaje|embalagem|verpakking(seenheid)?|opakowanie|ilosc w opakowaniu|qte par colis)( ?\(?(stk|stuck|pcs|pz|st|uds|szt)\.?\)?)?$|每[箱盒包].*(片|块|支|数)|装箱数|入数|箱规|^입수|박스당 ?(수량|입수)`, 'u')],
  ['measurementUnit', /^(unit|units|uom|u\/m|sales unit|selling unit|unit of (sale|measure\w*)|einheit|mengeneinheit|verkaufseinheit|me|vke|unita( di misura| di vendita)?|u\.m\.|u\. ?m|um|unite( de (vente|mesure))?|unidad( de (medida|venta))?|u\.? ?d\.?|unidade( de (medida|venda))?|un\.?|eenheid|verkoopeenheid|besteleenheid|jednostka( miary)?|j\.? ?m\.?|jm)$|unit of|计量单位|^单位|销售单位|^(enhet|enhed|salgsenhed|birim|jednotka|mj|m\.j\.)$|^단위/],
  ['sku.stock', /(?<!\p{L})(stock|inventory|on hand|qty available|available qty|available quantity|bestand|lagerbestand|lager|giacenza|disponibilita|existencias|voorraad|stan magazynowy|stan|estoque|stock disponible|quantite en stock)(?!\p{L})|^(qty|quantity|quantite|menge|cantidad|quantita|ilosc|quantidade|aantal)\.?$|库存|现货量|在庫|在库|^数量|(?<!\p{L})(lagersaldo|lagerantal|skladem|stok)(?!\p{L})|재고/u],
  ['sku.leadTimeDays', /lead ?time|deliver(y|ed in)|lieferzeit|lieferfrist|consegna|delai|plazo|levertijd|levertermijn|czas (dostawy|realizacji)|termin (dostawy|realizacji)|prazo|tempi di|交期|货期|交货|供货周期|纳期|leverans?tid|leveringstid|dodaci (lhuta|doba)|teslim(at)? (suresi)?|납기/],
  ['sku.size.thickness', /^(size|format|dimensions?|masse|maße?|abmessung(en)?|尺寸|规格) ?(?:(?:mm|cm|m|in|inch) )?th? ?(?:mm|cm|m|in|inch)?$|(?<!\p{L})thick|(?<!\p{L})(?:material|gesamt|platten|fliesen|dielen)?(starke|dicke)(?!\p{L})|(?<!\p{L})(spessore|epaisseur|ep\.?|espesor|grosor|dikte|grubosc|espessura|tjocklek|tykkelse|tloustka|kalınlık)(?!\p{L})|厚|두께/u],
  ['sku.size.width', /^(size|format|dimensions?|masse|maße?|abmessung(en)?|尺寸|规格) ?(?:(?:mm|cm|m|in|inch) )?[wb] ?(?:mm|cm|m|in|inch)?$|(?<!\p{L})(width|breite|larghezza|largeur|larg\.?|ancho|anchura|breedte|szerokosc|largura|bahnenbreite|rollenbreite|bredde?|sirka|genislik)(?!\p{L})|宽|幅|^폭/u],
  ['sku.size.length', /^(size|format|dimensions?|masse|maße?|abmessung(en)?|尺寸|规格) ?(?:(?:mm|cm|m|in|inch) )?l ?(?:mm|cm|m|in|inch)?$|(?<!\p{L})(length|lange|lunghezza|longueur|long\.?|largo|longitud|lengte|dlugosc|comprimento|rollenlange|langd|lengde|laengde|længde|delka|uzunluk)(?!\p{L})|长|길이/u],
  ['sku.size', /^(size|sizes|format|formato|formaat|dimension|dimensions|dimensioni|dimensiones|dimensoes|dimensao|dim\.|afmeting(en)?|maat|maße|masse|maß|abmessung(en)?|große|grosse|taille|tamano|tamanho|medidas?|misur[ae]|wymiary?|rozmiar|format[a-z]*)(?!\p{L})|规格|尺寸|サイズ|寸法|^(matt|mal|storlek|størrelse|rozmery?|ebat|olcu)(?= ?[([]|$)|^(규격|사이즈|치수)/u],
  ['sku.origin', /(?<!\p{L})(country of )?origin(?!\p{L})|^(made in|coo)$|herkunft|ursprung|provenance|pays d'origine|origine|procedencia|origen|paese|herkomst|land van|kraj|pochodzeni|origem|产地|原产|生产国|原产国|opprinnelse|oprindelse|puvodu|mensei|원산지/u],
  ['sku.domesticOrImported', /(?<!\p{L})(domestic|import(ed)?)(?!\p{L})|国产|进口/u],
  ['sku.hasCustomOption', /(?<!\p{L})(custom|customi[sz]able|bespoke)(?!\p{L})|定制/u],
  ['sku.productImage', /(macro|detail|second|texture) ?(image|picture|photo)|细节图|纹理图/],
  ['sku.caseImages', /(room|case|scene|ambient\w*|lifestyle)[ _]*(image|picture|photo|s)?(?!\p{L})|案例图|场景图|效果图|实景/u],
  ['structuralImages', /structur\w*|layer ?(drawing|image)|结构图/],
  ['sku.coverImage', /(?<!\p{L})(image|picture|photo|foto|bild|produktbild|bilddatei|immagine|imagen|imagem|afbeelding|zdjecie|cover( image)?)s?(?!\p{L})|主图|图片|照片|画像/u],
  ['auth.expiresOn', /expir|valid (to|until)|gultig bis|scadenza|有效期至|到期|失效/],
  ['auth.issuedOn', /issued|date of issue|发证日期|颁发日期/],
  ['auth.number', /certificate (no|number|#)|cert\.? ?no|证书编号|证书号/],
  ['auth.enAuthority', /authority|issuer|certif(ier|ied by)|认证机构|发证机构/],
  ['auth.scheme', /certificate( type)?$|certification|认证类型|认证|证书/],
  ['category', /^(?:groep|gruppe|grupp|vare?gruppe|varugrupp)$|category|type of product|product type|(?<!\p{L}|discount |price |rebate |tax |vat )groups?(?!\p{L})|kategorie|kategoria|categorie|warengruppe|artikelgruppe|produktgruppe|sortiment|categoria|gruppo|famille|familia|famiglia|gamme|productgroep|artikelgroep|grupa|asortyment|分类|类别|品类|大类|种类|カテゴリ/u],
  ['sku.status', /^status|availability|状态|上下架/],
  ['rank', /(?<!\p{L})rank(?!\p{L})|sort order|排序/u],
  ['platformNo', /platform ?no|平台编号|平台号/],
  ['key', /^(product|produkt|prodotto|produit|producto|produto|key|style|series|range|serie|serien?name|kollektion|collezione|coleccion|colecao|collectie|kolekcja|seria|linie|linea|collection)[ .-]*(no|nr|number|nummer|code|codice|id|key)?\.?$|^(series|range|serie|kollektion|collection|collezione)[ .-]?name$|产品(编号|编码|号)|系列|シリーズ|spu/],
  ['description', /(bezeichnung|name|designation|denominazione|omschrijving|nazwa|opis|description|descrizione|descripcion|descricao|nome|nombre|nom|品名|名称)[ .-]*[2-9]$|descri|beschreib|(?<!\p{L})notes?(?!\p{L})|omschrijving|(?<!\p{L})opis(?!\p{L})|langtext|描述|说明|简介|介绍/u],
  ['name', /name(?!\p{L})|(?<!\p{L})titles?(?!\p{L})|bezeichnung|kurztext|benennung|(?<!\p{L})(nome|nom|nombre|libelle|denominazione|denominacion|denomination|denominacao|designation|designacao|benaming|naam|productnaam|artikelnaam|nazwa|titel|titolo|titre|titulo)(?!\p{L})|产品名|名称|品名|商品名|^(benamning|(?:produkt|vare|artikel)nav?n|produktnamn|artikelnamn|betegnelse|nazev|urun adı|malzeme adı)$|^(품명|품목명|제품명|상품명)/u],
] // prettier-ignore

/** Numbers of what is neither model nor price: of goods in shops and customs, of a list. Who sells is not who makes. */
const NOTHING =
  /(?<!\p{L})(?:ean|gtin|upc|jan|barcode|bar code|strichcode|code[ -]?barre\p{L}*|codice a barre|codigo de barras|kod kreskowy|streepjescode|hs[ -]?code|taric|zolltarif\p{L}*|warennummer|intrastat|customs|weight|poids|peso|waga|moq|min(?:imum|\.)? order\p{L}*|mindest\p{L}*menge|listen-?nr)(?!\p{L})|gewicht(?!\p{L})|^(?:vikt|vægt|vekt|hmotnost|agırlık)(?!\p{L})|중량|무게|바코드|^비고|^(?:pos|position|no|nr|lfd\.? ?nr|line|row|list no)\.?$|条码|条形码|海关|起订|最小订量|序号|重量|毛重|净重/u

const ENGLISH = /(^|[\s:_()[\]/-])(en|eng|english|英文|英语)([\s)\]/]|$)|英文|英语/i
const CHINESE = /(^|[\s:_()[\]/-])(zh|cn|chn|chinese|中文)([\s)\]/]|$)|中文/i

/** The English counterpart of a field that exists in both languages. */
const IN_ENGLISH: Partial<Record<ImportTarget, ImportTarget>> = {
  name: 'enName',
  description: 'enDescription',
  category: 'enCategory',
  'sku.name': 'sku.enName',
}

export interface HeaderGuess {
  target: ImportTarget
  /** Stated by the header; undefined: the values decide. */
  language: 'en' | 'zh' | undefined
}

/** The targets that a header names, the likeliest first; in two languages, `Art.-Nr. / No d’art.`, by one that is known. `today` is `YYYY-MM-DD`. */
export function guessByHeader(header: string, today: string): HeaderGuess[] {
  const whole = guessByName(header, today)
  if (whole.length > 0 || !BETWEEN_LANGUAGES.test(header) || NOTHING.test(headerText(header)) || priceHeader(header, today)) return whole // prettier-ignore
  return header.split(BETWEEN_LANGUAGES).map((name) => guessByName(name, today)).find(({ length }) => length > 0) ?? [] // prettier-ignore
}

const BETWEEN_LANGUAGES = /\s[/|]\s/

function guessByName(header: string, today: string): HeaderGuess[] {
  const exact = exactTarget(header)
  if (exact) return [{ target: exact, language: undefined }]
  const language = ENGLISH.test(header) ? 'en' : CHINESE.test(header) ? 'zh' : undefined
  const words = headerText(header).replaceAll(/[*:]+/g, ' ').replaceAll(/\s+/g, ' ').trim()
  const bare = words.replace(/(?<!\p{L})(en|eng|english|zh|cn|chinese)(?!\p{L})|英文|英语|中文/gu, '').replace(/[()[\]]/g, ' ').replace(/\s+/g, ' ').trim() // prettier-ignore
  const level = /(?:category|kategorie|categoria|categorie|kategoria|分类|类别)\s*([123])$|^([一二三])级/.exec(bare)
  if (level)
    return [{ target: `${language === 'en' ? 'enCategory' : 'category'}.${levelOf(level)}` as ImportTarget, language }]
  if (NOTHING.test(bare)) return []
  const price = priceHeader(header, today)
  if (price && !mayBeTaken(price)) return []
  const found = WORDS.filter(([, pattern]) => pattern.test(bare) || pattern.test(words)).map(([target]) => target)
  const isBeside = !price && isBesidePrices(header)
  const targets = price ? [...found.filter((target) => BEFORE_PRICE.has(target)), 'sku.price' as const] : found.filter((target) => !isBeside || OF_PRICES.has(target)) // prettier-ignore
  const named = BARE_THING.test(bare) ? [...targets, 'name' as const] : targets
  return named.map((target) => ({ target: (language === 'en' && IN_ENGLISH[target]) || target, language }))
}

/** What a header with a price may be in place of it. */
const BEFORE_PRICE = new Set<ImportTarget>(['sku.priceQuantity', 'sku.taxIncluded', 'sku.minPrice', 'sku.maxPrice'])
/** What a header with the word may be that is no price: `Preiseinheit`, `Price currency`. */
const OF_PRICES = new Set<ImportTarget>(['sku.priceQuantity', 'currencyUnit'])

/** Whether a header may stand above names as well as above numbers: `Artikel`. */
export function isBareThing(header: string): boolean {
  return BARE_THING.test(headerText(header))
}

function levelOf([, digit, word]: RegExpExecArray): string {
  return digit ?? String('一二三'.indexOf(word ?? '') + 1)
}

/** Headers of our own exports and templates: the field's name, with `:en` or `:zh` where both languages exist. */
function exactTarget(header: string): ImportTarget | undefined {
  const name = header.trim()
  const own: Record<string, ImportTarget> = {
    'name:zh': 'name', 'name:en': 'enName', 'description:zh': 'description', 'description:en': 'enDescription', 'category:zh': 'category',
    'category:en': 'enCategory', brand: 'brand.englishName', 'brand:zh': 'brand.name', model: 'sku.model', 'variant:zh': 'sku.name', 'variant:en': 'sku.enName',
    currency: 'currencyUnit', unit: 'measurementUnit', 'min price': 'sku.minPrice', 'max price': 'sku.maxPrice',
  } // prettier-ignore
  return ownValue(own, name.toLowerCase()) ?? TARGETS.find((target) => target === name)
}

const TARGETS: readonly ImportTarget[] = importTarget.options
