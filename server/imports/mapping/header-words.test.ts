import { expect, it } from 'vitest'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import { guessByHeader } from './header-words.ts'

/** Headers of German, French, Italian, Spanish, Dutch, Polish, Portuguese, Scandinavian, Czech, Turkish, Chinese, Japanese and Korean lists. */
const HEADERS: Partial<Record<ImportTarget | 'none', string>> = {
  'sku.model': `Artikelnummer | Art.-Nr. | Artikel-Nr | Bestellnummer | Hersteller-Artikelnummer | Lieferanten-Art.-Nr. | Réf. | Référence | Code article | Réf. fournisseur | Codice articolo
    | Cod. art. | Código | Código artículo | Ref. proveedor | Artikelcode | Nr art. | Indeks | Kod produktu | Symbol | Referência | Cód. artigo | MPN | Item no. | Part number | 品番 | 型番 | 型號 | 貨號
    | Cat. No. | Cat no | Catalogue number | Art.nr | Artikelnr | Varenr. | Varenummer | Obj. číslo | Kód zboží | Ürün kodu | Stok kodu | 품번 | 품목코드 | 제품코드 | 모델명`,
  name: `Bezeichnung | Bezeichnung 1 | Artikelbezeichnung | Produktbezeichnung | Kurztext | Désignation | Libellé | Denominazione | Nombre | Benaming | Artikelnaam | Nazwa | Nazwa produktu
    | Designação | Nome | Product name | Title | 品名 | 名稱 | 商品名
    | Benämning | Produktnamn | Betegnelse | Varenavn | Název | Ürün adı | 품명 | 제품명 | 상품명`,
  description: 'Beschreibung | Bezeichnung 2 | Langtext | Descrizione | Descripción | Omschrijving | Opis | Descrição | Description | 描述 | 說明',
  'brand.englishName': 'Marke | Hersteller | Herstellername | Marque | Marca | Fabricant | Produttore | Merk | Fabrikant | Marka | Producent | Brand name | 品牌 | メーカー',
  measurementUnit: 'Einheit | ME | Mengeneinheit | Unité | U.M. | Unità di misura | Unidad | Eenheid | J.m. | Jednostka miary | Unidade | UoM | 單位 | 単位 | Enhet | Enhed | Birim | Jednotka | MJ | 단위',
  'sku.size.length': 'Länge | Länge (mm) | Size (mm) L | Maß L [cm] | Longueur | Lunghezza | Longitud | Lengte | Długość | Comprimento | 長度 | 長さ',
  'sku.size.width': 'Breite | Format (cm) B | Size W (mm) | Largeur | Larghezza | Ancho | Breedte | Szerokość | Largura | Nominal width | 寬度 | 幅 | Bredd | Bredde | Šířka | Genişlik | 폭',
  'sku.size.thickness': 'Stärke | 尺寸（mm） T | Dicke | Materialstärke | Épaisseur | Spessore | Espesor | Grosor | Dikte | Grubość | Espessura | 厚度 | 厚さ | Tjocklek | Tykkelse | Tloušťka | Kalınlık | 두께',
  'sku.size': 'Format | Size (mm) | Größe | Abmessungen | Formato | Dimensions | Dimensiones | Afmeting | Wymiary | Dimensões | 尺寸 | 規格 | サイズ | Mått (mm) | Mål | Storlek | Størrelse | Rozměr | Ebat | Ölçü (cm) | 규격(mm) | 사이즈',
  'sku.packCoverage': 'm²/Karton | m²/VE | m² par boîte | mq/scatola | m2/caja | m² per doos | m2/opak. | Coverage per box | Coverage per box (m²) | 每箱面积 | m²/förp. | m²/pakke | m²/bal | m²/kutu | ㎡/BOX | ㎡/박스',
  'sku.packPieces': 'VE | VPE | Stk/VE | Verpackungseinheit | pcs/ctn | pz/scatola | Conditionnement | Pezzi per scatola | Pack size | 装箱数 | 入数 | st/förp. | Antal/förp. | stk/pakke | ks/bal | adet/kutu | 입수 | 박스당 수량',
  'sku.color': 'Farbe | Couleur | Coloris | Colore | Color | Kleur | Kolor | Cor | Farbbezeichnung | 顏色 | カラー | Kulör | Färg | Farge | Farve | Barva | Renk | 색상 | 컬러',
  category: 'Warengruppe | Artikelgruppe | Kategorie | Famille | Gruppo | Familia | Productgroep | Kategoria | Categoria | Product group | Groep | Gruppe | Varugrupp | 分類 | カテゴリ',
  'sku.stock': 'Bestand | Lagerbestand | Stock | Giacenza | Existencias | Voorraad | Stan magazynowy | Estoque | Qty | 庫存 | 在庫 | Lagersaldo | Skladem | Stok | 재고',
  'sku.leadTimeDays': 'Lieferzeit | Lieferung / Livraison | Delivery | Délai de livraison | Consegna | Plazo de entrega | Levertijd | Czas dostawy | Prazo de entrega | Lead time | 交貨期 | 納期 | Leveranstid | Leveringstid | Dodací lhůta | Teslim süresi | 납기',
  'sku.origin': "Herkunft | Ursprungsland | Pays d'origine | Paese di origine | País de origen | Land van herkomst | Kraj pochodzenia | País de origem | Made in | 產地 | 原産国 | Ursprungsland | Opprinnelsesland | Země původu | Menşei | 원산지",
  currencyUnit: 'Währung | Devise | Valuta | Divisa | Waluta | Moeda | Currency | Preiswährung | 幣種',
  'sku.priceQuantity': 'Preiseinheit | Price per | Price unit | PE | Prijseenheid | 計價數量',
  key: 'Product no. | Serie | Kollektion | Collezione | Series name | 系列',
  'sku.minPrice': 'Min price | Price from | Mindestpreis | Preis ab | 最低價',
  'sku.maxPrice': 'Max price | price_max | Höchstpreis | 最高价',
  'sku.price': 'UVP | Total price | Standardpreis | Rabattpreis | Preis pro VE | Prix | Tarif TTC | Cena za szt. | Lowered price | Pris | Á-pris | Listpris | Pris/förp. | Fiyat | 단가 | 판매가 | 소비자가',
  none: `EAN | EAN-Code | GTIN | Barcode | Strichcode | JANコード | Gewicht | Netto-Gewicht | Nettogewicht | Poids net | Peso netto | Waga netto | 重量 | Zolltarifnummer | MOQ | Preisgruppe
    | Rabattgruppe | Discount group | Listen-Nr | Price list date | Pos. | Supplier | Private label | Frankreich | Wallcovering | Customer price | Dealer price | 毛重 | PU | Lieferant | Vikt | Vægt | Ağırlık | Hmotnost | 중량 | 공급가 | 바코드 | 비고 | Prisgrupp | Inköpspris`,
} // prettier-ignore

const all = Object.entries(HEADERS).flatMap(([target, headers]) =>
  headers.split('|').map((header) => [header.trim(), target] as const),
)

it.each(all)('%s is %s', (header, target) => {
  // Whether tax is included is one of the things that a price may say.
  const said = guessByHeader(header, '2026-11-29').find((one) => one.target !== 'sku.taxIncluded')
  expect(said?.target ?? 'none').toBe(target)
})
