/** The address of a link, shown in place of the list of links. */
export interface ShownAddress {
  /** The link's name. */
  name: string
  url: string
  /** As a QR code, with this below it. */
  qr?: { caption: string }
  /** The id of the button that gets the focus back. */
  fromId?: string
}
