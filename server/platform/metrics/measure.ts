/** Something that `/metrics` reads at each scrape; between scrapes it costs nothing. */
export interface Measure {
  /** Metrics by name: what each says, and the names of its labels. */
  metrics: Readonly<Record<string, { help: string; labels?: readonly string[] }>>
  /** The values of now, by name; labels only with values that are known in advance. A failure leaves them out of this scrape. */
  read(): Promise<Readings> | Readings
}

/** A metric without a value has no line in this scrape. */
export type Readings = Readonly<Record<string, number | undefined | readonly Reading[]>>

export interface Reading {
  labels: Readonly<Record<string, string>>
  value: number
}
