import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'

interface LongTextProps {
  children: string
  moreLabel: string
  lessLabel: string
}

/** A text cut at six lines, with a button that shows the rest. Another text needs another `key`. */
export function LongText({ children, moreLabel, lessLabel }: LongTextProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isCut, setIsCut] = useState(false)
  // Only the layout knows whether the text is cut, and it changes with the width.
  useLayoutEffect(() => {
    const element = text.current
    if (!element || isOpen) return undefined
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <>
      <p ref={text} className={isOpen ? undefined : 'line-clamp-6'}>
        {children}
      </p>
      {isCut && (
        <p className="mt-4">
          <Button
            label={isOpen ? lessLabel : moreLabel}
            look="inline"
            isOpen={isOpen}
            onPress={() => setIsOpen(!isOpen)}
          />
        </p>
      )}
    </>
  )
}
