// Runs before the first paint, so that a chosen look never flashes in another one. Not inline: the page's security
// policy forbids inline scripts. The keys are those of shell/preferences.ts
// and shell/lock/lock-state.ts.
{
  const stored = (key, open = () => localStorage) => {
    try {
      return open().getItem(key)
    } catch {
      return null // Without storage the system's theme holds.
    }
  }
  const root = document.documentElement
  const theme = stored('quarry-theme')
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  root.setAttribute('data-accent', stored('quarry-accent') ?? 'clay')
  root.setAttribute('data-grey', stored('quarry-grey') ?? 'off')

  // Nothing of a locked page either. What it cannot read as open is covered until the page's own script has decided.
  const isOpen = (lock) => {
    try {
      return JSON.parse(lock).lockedAt === null
    } catch {
      return false
    }
  }
  const lock = stored('quarry-lock')
  const isLocked = lock === null ? stored('quarry-tab-locked', () => sessionStorage) !== null : !isOpen(lock)
  root.toggleAttribute('data-locked', isLocked)

  // The pictures that came with the page (server/platform/http/page-markup.ts) stand where its cards will, unless something chosen
  // moves those, or the page was left further down.
  const isInlined = document.querySelector('meta[name="inlined-answer"]') !== null
  const [visit] = performance.getEntriesByType('navigation')
  const isMoved =
    stored('quarry-size') !== null || stored('quarry-breadcrumb') === 'on' || stored('quarry-currency') !== null
  root.toggleAttribute('data-first-view', isInlined && !isLocked && !isMoved && visit?.type === 'navigate')

  // Chips that come after their list would move it by a line. Their files come with the page's own script (main.tsx waits for them).
  const isList = location.pathname === '/' || location.pathname === '/product'
  const chips = document.querySelector('meta[name="chips"]')
  const isNarrowed = isList && /[?&](?!sort=|skuId=)./.test(location.search)
  if (isNarrowed && chips !== null && !isLocked)
    for (const file of chips.content.split(' ')) {
      const link = document.createElement('link')
      const isScript = file.endsWith('.js')
      link.rel = isScript ? 'modulepreload' : 'preload'
      if (!isScript) link.as = 'style'
      link.crossOrigin = ''
      link.dataset.chips = ''
      link.href = file
      document.head.append(link)
    }

  // The first list is a visitor's most waited for answer, and the same for all who ask for nothing in particular. Where it did not
  // come with the page it is asked for as web/request.ts would ask, which takes the answer (early-answer.ts).
  const isPlainList = isList && location.search === ''
  const isVisitor = stored('ACCESS_TOKEN') === null && stored('ACCESS_TOKEN', () => sessionStorage) === null
  if (!isInlined && isPlainList && isVisitor && !isLocked && stored('quarry-currency') === null) {
    const address = '/app-api/product/spu/page?pageSize=60&sort=relevance'
    const headers = {
      'tenant-id': '1',
      'Accept-Language': stored('quarry-language') ?? 'en',
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
    }
    const answer = fetch(address, { headers })
    // Whoever takes it tells of a failure; nobody may.
    answer.catch(() => undefined)
    globalThis.quarryEarly = { address, answer }
  }
}
