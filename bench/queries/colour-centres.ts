/**
 * Approximate centres of plain colour words, as the author of the trade queries places them. Broad words cover a wider
 * circle.
 */
export const COLOUR_CENTRES: Record<string, { hex: string; isBroad: boolean }> = Object.fromEntries(
  `white #f4f4f2 · off-white #efeae0 · ivory #f3ecd8 · cream #f1e6c8 · beige #d9c7a7 · sand #cdb591 · greige #b5aca0 · taupe #8b7d72 · light grey #c8c8c6 · grey #8a8a8a · dark grey #4f5153 · charcoal #3d4043 · anthracite #383e42 · black #1a1a1a · light brown #b08d62 · tan #b88a5a · cognac #9a5a2c · brown #6f4a2f · dark brown #402a1d · red #b3261e · dark red #7a1c1c · burgundy #6b1f2e · brick red #9e4634 · terracotta #b9603f · rust #9c4a22 · orange #d9742b · ochre #c08a2e · mustard #cfa032 · yellow #e8c840 · sage #9caa8b · olive #6f7043 · green #4d8a57 · dark green #1f4634 · teal #1f6f72 · turquoise #3fb0ac · light blue #a9c7dc · blue #2f62a8 · dark blue #1f3566 · navy #1b2a49 · purple #6a4686 · mauve #a98aa6 · pink #dd9db0 · light pink #f0cfd2 · blush #e6c2b8`
    .split(' · ')
    .map((line) => {
      const at = line.indexOf(' #')
      const word = line.slice(0, at)
      return [word, { hex: line.slice(at + 1), isBroad: BROAD().has(word) }]
    }),
)

function BROAD(): Set<string> {
  return new Set('white grey black brown red orange yellow green blue purple pink'.split(' '))
}
