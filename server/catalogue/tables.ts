import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { PriceQuantity } from '../../contract/price-quantity.ts'

/** The catalogue's tables for queries. 64-bit and exact numbers arrive as strings; see the migrations. */
export interface CatalogueTables {
  area: { id: Generated<string>; parent_id: string | null; code: string; name: string; en_name: string; sort: number }
  dictionary_entry: {
    id: Generated<string>
    type: string
    value: string
    label: string
    remark: string
    color_type: string | null
    sort: Generated<number>
  }
  dictionary_type: {
    id: Generated<string>
    type: string
    name: string
    en_name: string
    is_built_in: Generated<boolean>
  }
  thesaurus_entry: {
    id: Generated<string>
    source: 'built-in' | 'import'
    kind: 'same' | 'from'
    head: string
    words: string[]
  }
  built_in_thesaurus: { digest: string }
  exchange_rate: {
    id: Generated<string>
    currency: string
    date: string
    cny: string
    per_cny: string | null
    source: string | null
  }
  picture: {
    id: Generated<string>
    key: string
    format: string
    width: number
    height: number
    bytes: string
    dominant_color: string
    /** Red, green, blue and thousandths of the picture for each colour; null in rows older than migration 004. */
    palette: number[] | null
    placeholder: string
    /** What was measured of how it looks (migration 070, `platform/pictures/look.ts`); null: not yet. */
    look: ColumnType<number[] | null, number[] | null | undefined>
    /** The picture from which it was cropped by hand, and the part of it in shares (migration 032). */
    cut_from: ColumnType<string | null, string | null | undefined>
    cut_x: ColumnType<number | null, number | null | undefined>
    cut_y: ColumnType<number | null, number | null | undefined>
    cut_w: ColumnType<number | null, number | null | undefined>
    cut_h: ColumnType<number | null, number | null | undefined>
  }
  /** What an operator has changed of the ways of places (migration 070). */
  place_rule: {
    id: Generated<string>
    place: string
    way: string
    is_off: boolean
    threshold: string | null
  }
  /** What was made of files that can be made; `kept_at`: since when it is stored. */
  made_file: {
    key: string
    content_key: string
    bytes: string
    kept_at: ColumnType<Date | null, Date | null | undefined>
  }
  stored_document: { id: Generated<string>; key: string; format: string; bytes: string }
  brand: {
    id: Generated<string>
    english_name: string
    name: string | null
    country: string | null
    website: string | null
    logo_id: string | null
    description: string | null
    en_description: string | null
  }
  category: {
    id: Generated<string>
    parent_id: string | null
    name: string | null
    en_name: string | null
    sort: Generated<number>
    image_id: string | null
  }
  attribute: {
    id: Generated<string>
    name: string | null
    en_name: string | null
    unit: string
    type: AttributeKind
    fact: string | null
  }
  /** What attributes were before they were joined to rows of the table of facts (migration 069). */
  attribute_former: {
    id: Generated<string>
    attribute_id: string
    former_id: string
    name: string | null
    en_name: string | null
    unit: string
    type: AttributeKind
  }
  attribute_option: {
    id: Generated<string>
    attribute_id: string
    name: string | null
    en_name: string | null
    sort: Generated<number>
  }
  color_system: { id: Generated<string>; name: string }
  color: { id: Generated<string>; system_id: string; name: string; hex: string | null }
  authority: { id: Generated<string>; name: string | null; en_name: string | null; url: string | null }
  product: {
    id: Generated<string>
    brand_id: string
    key: string
    status: Generated<SaleStatus>
    rank: Generated<number>
    name: string | null
    en_name: string | null
    description: string | null
    en_description: string | null
    category_id: string
    platform_no: string | null
    currency_unit: Generated<string>
    currency_type: GeneratedAlways<string>
    measurement_unit: Generated<string>
    measurement_type: GeneratedAlways<string>
    created_at: Generated<Date>
  }
  sku: {
    id: Generated<string>
    product_id: string
    model: string
    /** The variant name: as the supplier states it, and as it is shown. */
    stated_name: string | null
    stated_en_name: string | null
    /** Empty: no variant name needed; null: not named yet. */
    variant_name: string | null
    variant_en_name: string | null
    status: Generated<SaleStatus>
    sort: Generated<number>
    color_id: string | null
    color_hex: string | null
    min_price: string | null
    max_price: string | null
    price_quantity: PriceQuantity
    stated_min_price: string | null
    stated_max_price: string | null
    tax_included: boolean | null
    comparable_low: string | null
    comparable_high: string | null
    pack_coverage: string | null
    pack_pieces: number | null
    stock: string | null
    lead_time_days: number | null
    length_mm: string | null
    width_mm: string | null
    thickness_mm: string | null
    product_dimension: string | null
    origin: string | null
    domestic_or_imported: Generated<'domestic' | 'imported'>
    has_custom_option: number | null
  }
  attribute_value: {
    id: Generated<string>
    product_id: string
    sku_id: string | null
    attribute_id: string
    sort: number
    option_id: string | null
    number_low: string | null
    number_high: string | null
    boolean_value: boolean | null
    text_value: string | null
    en_text_value: string | null
  }
  picture_use: {
    id: Generated<string>
    product_id: string
    sku_id: string | null
    role: PictureRole
    sort: number
    picture_id: string
    mm_width: string | null
  }
  certificate: {
    id: Generated<string>
    product_id: string
    sort: number
    authority_id: string
    scheme: string
    scheme_type: GeneratedAlways<string>
    number: string
    issued_on: string | null
    expires_on: string | null
    document_id: string | null
  }
  download: {
    id: Generated<string>
    product_id: string
    sort: number
    name: string | null
    en_name: string | null
    kind: string
    kind_type: GeneratedAlways<string>
    document_id: string
  }
  import_run: {
    id: Generated<string>
    name: string
    digest: string
    total: number | null
    next_line: Generated<number>
    /** An import, or a change of many products by hand. */
    kind: Generated<'import' | 'by_hand'>
    added: Generated<number>
    changed: Generated<number>
    unchanged: Generated<number>
    rejected: Generated<number>
    incomplete: Generated<number>
    started_at: Generated<Date>
    finished_at: Date | null
    /** When the undo of the whole run was complete (migration 033). */
    undone_at: ColumnType<Date | null, Date | null | undefined>
    /** The run whose new products this one publishes (migration 066). */
    publishes: ColumnType<string | null, string | null | undefined>
  }
  /** The result of an undo for each product of a run (migration 025). */
  import_undo: {
    run_id: string
    product_id: string
    outcome: 'removed' | 'restored' | 'kept'
    kept: Generated<{ entity: string; id: string; fields: string[]; reason?: string }[]>
  }
  import_rejection: {
    id: Generated<string>
    run_id: string
    line: number
    field: string
    reason: string
    /** `reason` in Chinese; null if it exists in English only. */
    reason_zh: string | null
    /** In a table: the column's header, and the text of the cell. */
    column_name: string | null
    value: string | null
  }
  change_log: {
    version: string
    at: Generated<Date>
    actor: string
    run_id: string | null
    /** The import run that this change undoes. */
    undoes: ColumnType<string | null, string | null | undefined, never>
    entity: string
    entity_id: string
    before: unknown
    after: unknown
  }
  /** The versions of the log that one statement wrote (migration 026). */
  change_span: {
    last: string
    first: string
    at: Date
    actor: string
    run_id: string | null
    undoes: string | null
    entity: string
    kind: 'added' | 'changed' | 'removed'
  }
}

export type SaleStatus = 'on_sale' | 'withdrawn'
export type PictureRole = 'cover' | 'product' | 'dimension' | 'case' | 'structure'
export type AttributeKind = 'text' | 'number' | 'range' | 'choice' | 'boolean'
