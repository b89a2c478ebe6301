/** The shape of a tree of texts: the same keys, any strings. All languages share it. */
export type TextTree<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : TextTree<Texts[Key]> }
