import { useEffect } from 'react'

/**
 * Replaces `react-style-singleton`, which writes the dialogs' scroll lock into a style element: the page's security policy forbids
 * that (decisions/025). One constructed stylesheet for all users at a time, with the first one's styles.
 */
export function styleSingleton(): (props: { styles: string }) => null {
  let sheet: CSSStyleSheet | undefined
  let users = 0
  return function Sheet({ styles }) {
    // The document's sheets lie outside React.
    useEffect(() => {
      users += 1
      sheet ??= adoptSheet(styles)
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
        sheet = undefined
      }
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was measured first holds for as long as it is used
    }, [])
    return null
  }
}

function adoptSheet(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return sheet
}
