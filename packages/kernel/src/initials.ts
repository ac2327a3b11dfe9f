const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_PER_INITIAL = 588
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** 홀짝 → ㅎㅉ: how Koreans shorten what they look for. */
export function initialsOf(text: string): string {
  return Array.from(text, (letter) => {
    const at = letter.charCodeAt(0)
    if (at < FIRST_SYLLABLE || at > LAST_SYLLABLE) return letter
    return INITIALS[Math.floor((at - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)] ?? letter
  }).join('')
}
