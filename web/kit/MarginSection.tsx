import { Section, type SectionProps } from './Section.tsx'

export interface MarginSectionProps extends Pick<SectionProps, 'title' | 'anchor' | 'children'> {
  hint: string
}

/** A section of a page: its heading in the margin, its content beside that. `content` is the class of its content. */
export function MarginSection({ content, children, ...section }: MarginSectionProps & { content: string | undefined }) {
  return (
    <Section {...section} isInMargin>
      <div className={content}>{children}</div>
    </Section>
  )
}
