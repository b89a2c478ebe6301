/** The keys of English texts, whatever they say: what the same texts in another language have to have. */
export type TextTree<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : TextTree<Texts[Key]> }
