/** Games.md 4.1: worth nothing, and gone when the page is left. */
export const FUN_BALANCE = 1_000_000

/** From so many rounds on a guest knows the game, and is told what an account would keep. */
export const TRIED_ROUNDS = 10
