/** Pages on which a gift that waits is worth a line above everything else. */
export const GIFT_PAGES: readonly string[] = ['/home', '/slot', '/slot-games', '/profile']
