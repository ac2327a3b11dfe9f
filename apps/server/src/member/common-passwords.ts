/**
 * The passwords people choose first, and so the ones that guessers try first: words and names of
 * the lists that every break-in of the last twenty years has shown to be alike, what lies side by
 * side on a keyboard, and rows of digits. Korean words stand as they are typed on a Latin keyboard
 * and as they sound.
 */
const WORDS = words(`
password passwort passw0rd pass passwd letmein welcome login admin administrator root guest user
test tester testing default master secret super superman batman spiderman ironman wonderwoman hero
hulk thor marvel avengers joker pokemon pikachu naruto sasuke goku dragonball minecraft roblox
fortnite overwatch starcraft warcraft diablo halo zelda mario luigi sonic sega nintendo
playstation xbox gamer game games player players dragon monkey tiger lion panther leopard cheetah
eagle falcon hawk phoenix wolf wolves bear bears shark dolphin dolphins whale turtle snake cobra
viper spider scorpion horse pony kitty kitten kittens puppy puppies doggie doggy snoopy garfield
tweety mickey minnie donald daisy pluto goofy bambi simba nemo shrek barbie hellokitty bunny
rabbit chicken duck ducky piglet winnie pooh poohbear butterfly ladybug cricket buster rocky lucky
lucky7 max maxwell bailey jake sadie molly maggie coco oreo ginger pepper peanut shadow smokey
midnight tigger ranger rusty sparky scooter bubba princess prince queen king kings angel angels
devil demon heaven god jesus christ jesuschrist blessed faith hope grace love lovely lover loveme
loveyou lovelove iloveyou iloveu iloveme ilovegod ily forever always together babe baby babygirl
babyboy honey sugar sweet sweetie sweety sweetheart darling dearest kiss kisses heart hearts sexy
sexygirl hottie hotstuff cutie cute beautiful pretty gorgeous handsome beauty diva flower flowers
rose roses lily sunflower orchid jasmine violet daisy1 cherry berry strawberry blueberry banana
apple apples orange oranges lemon lime mango peach melon watermelon pineapple coconut cookie
cookies candy chocolate choco vanilla caramel cupcake cake donut pizza burger pasta cheese butter
bacon chicken1 coffee tea beer vodka whiskey tequila summer winter spring autumn fall january
february march april may june july august september october november december monday tuesday
wednesday thursday friday saturday sunday sunshine sunny moon moonlight star stars starlight
starwars startrek skywalker yoda vader jedi matrix neo trinity morpheus rainbow thunder lightning
storm rain snow snowball snowman ice fire water earth wind ocean sea beach river lake mountain
forest garden nature green blue red black white pink purple yellow gold golden silver orange1
brown grey blackberry android samsung galaxy iphone google facebook twitter instagram youtube
yahoo hotmail gmail naver daum kakao internet computer laptop windows linux ubuntu oracle cisco
server network system mobile phone apple1 microsoft adobe photoshop amazon paypal netflix football
soccer baseball basketball hockey tennis golf golfer boxing karate ninja samurai judo racing
nascar ferrari porsche mercedes bmw audi honda toyota nissan mustang camaro corvette chevy ford
jaguar hyundai harley yamaha suzuki ducati kawasaki truck trucks jeep liverpool arsenal chelsea
manchester manutd united realmadrid barcelona barca juventus milan inter celtic rangers everton
tottenham yankees redsox dodgers giants lakers bulls celtics cowboys steelers packers raiders
eagles broncos patriots ronaldo messi beckham rooney jordan jordan23 kobe lebron federer maradona
zidane michael jessica jennifer ashley amanda joshua daniel david matthew andrew james john robert
william richard thomas charles joseph george edward henry jack harry oliver charlie oscar alfie
leo archie noah lucas mason logan ethan liam aiden jacob justin tyler brandon ryan kevin brian
steven stephen eric mark paul peter patrick sean scott adam alex alexander alexis alexandra
anthony antonio carlos juan jose luis miguel diego pedro angelo marco mario1 giovanni francesco
andrea marie maria mariana martina sara sarah laura lauren emily emma olivia sophia sophie
isabella mia ava chloe lucy lily1 ella hannah abigail madison elizabeth victoria natalie nicole
michelle melissa stephanie rachel rebecca samantha danielle heather amber crystal tiffany vanessa
veronica monica jasmin brittany courtney kimberly kelly katie katherine catherine christine
christina caroline charlotte claire diana julia juliana linda lisa barbara nancy susan sandra
patricia pamela donna carol angela anna anne annie amy alice bella natasha nikita svetlana tatiana
olga irina marina elena ivan dmitry sergey vladimir andrey alexey maksim nastya qazwsx asdf asdfg
asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qwer qwert qwerty qwertyu qwertyui
qwertyuiop qweasd qweasdzxc qwaszx wasd asdzxc azerty azertyuiop qwertz poiuyt lkjhgf mnbvcxz abc
abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaa aaaaaa aaaaaaaa bbbb cccc xxx xxxx xxxxxx zzzz
zzzzzz qqqq qqqqqq wwww abcabc abcd1234 aabbcc trustno trustno1 whatever nothing something
anything everything nobody somebody unknown private access enter open sesame opensesame changeme
change letmein1 letmeinnow iamgod fuckyou fuckme fuckoff fuck shit bitch asshole bastard pussy sex
porn naked lesbian bigdick bigboy bigdaddy bigdog badboy badgirl goodboy goodgirl crazy stupid
loser winner champion legend rockstar rock rocknroll metal metallica slipknot nirvana eminem tupac
beatles queen1 madonna rihanna beyonce shakira elvis prince1 music guitar piano drummer dancer
dance party happy happiness smile smiley sad lonely alone freedom freedom1 america usa canada
england london paris france germany berlin italia italy roma espana spain mexico brazil brasil
argentina russia moscow china beijing japan tokyo korea seoul busan india mumbai australia sydney
newyork boston chicago dallas houston texas florida miami california hollywood lasvegas vegas
casino poker blackjack jackpot roulette slots bet bets betting money cash dollar dollars rich
million millionaire billionaire bank banker business office work worker manager boss company sales
marketing finance support service account family mother mommy mom mama father daddy dad papa
brother sister sisters friend friends bestfriend bff girlfriend boyfriend wife husband boy girl
boys girls teacher student school college university doctor nurse police soldier army navy marine
marines military warrior hunter killer assassin sniper gangster mafia pirate zombie vampire ghost
magic wizard merlin gandalf frodo hobbit harrypotter hermione hogwarts gryffindor voldemort
twilight edward1 bond jamesbond bond007 agent matrix1 terminator predator alien rambo rocky1
gladiator maximus hercules apollo zeus athena odin loki pegasus unicorn cowboy cowgirl ranger1
trooper captain pilot airplane rocket space nasa planet mars venus saturn jupiter universe galaxy1
cosmos infinity lifeislife life live living living1 peace happy1 success power strong strength
energy turbo nitro speed racer motor bullet cannon hammer steel iron stone diamond diamonds ruby
emerald crystal1 pearl sapphire silver1 platinum treasure fortune lucky1 lucky13 winning champion1
victory glory honor pride tkfkd tkfkdgo dkssud dkssudgktpdy rlaclghks alsdud wlgns skfkd ehdgus
gksmf answer qkqh qkrtkd chlrkd rlatjdud dlwlgns wjdgns tjdus alswl gusdn wltn saranghae sarang
annyeong daehanminguk hanguk minsu jihoon jiwon minji seoyeon jimin hyunwoo sungmin kimchi
bibimbap bulgogi soju hallyu kpop bts army1 jungkook taehyung blackpink lisa1 jennie twice exo
bigbang gdragon superjunior snsd shinhwa galaxys kakaotalk naver1 lineage maplestory sudden
suddenattack lol leagueoflegends faker kart
`)

/** What people put behind a word when a digit is asked for. */
const ENDINGS = [
  ...words(`0 1 2 3 7 9 01 10 11 12 13 21 22 23 69 77 88 99 00 007 111 123 321 777 1004 1212
    1234 4321     12345 123456 1q2w3e`),
  ...Array.from({ length: 91 }, (_, n) => String(1940 + n)),
]

const KEYBOARD = words(`
     1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qaz 2wsx q1w2e3 q1w2e3r4 q1w2e3r4t5
  zaq1 zaq12wsx   zaq1xsw2 xsw2 qaz123 qwe123 123qwe 1234qwer 12345qwert qwer1234 asdf1234
  zxcv1234 123qweasd qweqwe   asdasd zxczxc qwe asd zxc 123abc 123asd 1a2b3c a1b2c3 a1b2c3d4
  a123456 a12345 a1234567 a12345678   a123456789 q123456 z123456 1password 1234abcd 12qwaszx
  147258369 159357 159753 789456123 741852963   963852741 1004 7942 8282 123321 112233 5201314
  1314520 10203 102030`)

const WORD_SET = new Set(WORDS)
const ENDING_SET = new Set(ENDINGS)
const KEYBOARD_SET = new Set(KEYBOARD)

/** How many passwords the rules below refuse at least, without the rows of digits. */
export const COMMON_COUNT = WORD_SET.size * ENDING_SET.size + KEYBOARD_SET.size

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Among the first that a guesser tries; a sign behind it or a zero for an o makes it no better. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const bare = plain.replace(/[^\p{L}\p{N}]+$/u, '')
  return [plain, bare].some((text) => text !== '' && (isListed(text) || isListed(unmasked(text))))
}

function isListed(text: string): boolean {
  return KEYBOARD_SET.has(text) || isRowOfDigits(text) || isWordWithEnding(text)
}

function isWordWithEnding(text: string): boolean {
  if (WORD_SET.has(text)) return true
  const [, word = '', ending = ''] = /^(.*?\D)(\d[\dqwe]*)$/.exec(text) ?? []
  return WORD_SET.has(word) && ENDING_SET.has(ending)
}

/** One digit, steps of one up or down, a short row said again, a date. */
function isRowOfDigits(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  const steps = [...text].slice(1).map((digit, at) => Number(digit) - Number(text[at]))
  const even = [0, 1, -1].some((step) =>
    steps.every((one) => one === step || one === step - 10 * step),
  )
  const again = /^(\d{1,4})\1+$/.test(text)
  const day = /^(19|20)?\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text)
  return even || again || day || /^(19|20)\d\d$/.test(text)
}

/** The signs inside a word as the letters they stand for; digits at its end stay digits. */
function unmasked(text: string): string {
  const [, head = '', tail = ''] = /^(.*?)(\d*)$/.exec(text) ?? []
  return [...head].map((sign) => LOOKALIKES[sign] ?? sign).join('') + tail
}
