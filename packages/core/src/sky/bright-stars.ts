/** A star of the catalogue: place at epoch and equinox J2000, motion in milliarcseconds a year (along RA: times cos δ). */
export interface BrightStar {
  readonly name: string;
  /** Number in the Bright Star Catalogue. */
  readonly hr: number;
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
  readonly motionRaMas: number;
  readonly motionDecMas: number;
  /** Visual magnitude: the smaller, the brighter. Pairs that the eye sees as one are given as one. */
  readonly magnitude: number;
}

/**
 * Places and magnitudes: Hoffleit & Warren, Bright Star Catalogue, 5th edition (1991); motions: Hipparcos (ESA
 * SP-1200, 1997; van Leeuwen 2007), of close pairs the catalogue's own, which follows them for longer.
 * Name · HR · right ascension (h m s) · declination (° ′ ″) · motions · magnitude.
 */
const ROWS = `
Alpheratz|15|00 08 23.3|+29 05 26|137.5|-163.4|2.06
Caph|21|00 09 10.7|+59 08 59|523.4|-180.4|2.27
Algenib|39|00 13 14.2|+15 11 01|1.9|-9.3|2.83
Ankaa|99|00 26 17.0|-42 18 22|203|-396|2.39
Schedar|168|00 40 30.4|+56 32 14|50.4|-32.2|2.23
Diphda|188|00 43 35.4|-17 59 12|232.5|32.0|2.04
Mirach|337|01 09 43.9|+35 37 14|175.9|-112.2|2.06
Ruchbah|403|01 25 49.0|+60 14 07|297.2|-49.5|2.68
Achernar|472|01 37 42.9|-57 14 12|87.0|-38.2|0.46
Hamal|617|02 07 10.4|+23 27 45|188.6|-148.1|2.00
Polaris|424|02 31 48.7|+89 15 51|44.5|-11.9|2.02
Menkar|911|03 02 16.8|+04 05 23|-10.4|-76.9|2.53
Algol|936|03 08 10.1|+40 57 21|3.0|-1.7|2.12
Mirfak|1017|03 24 19.4|+49 51 41|23.8|-26.2|1.79
Alcyone (Pleiades)|1165|03 47 29.1|+24 06 18|19.3|-43.7|2.87
Aldebaran|1457|04 35 55.2|+16 30 33|63.5|-188.9|0.85
Rigel|1713|05 14 32.3|-08 12 06|1.3|0.5|0.12
Capella|1708|05 16 41.4|+45 59 53|75.3|-426.9|0.08
Bellatrix|1790|05 25 07.9|+06 20 59|-8.1|-12.9|1.64
Elnath|1791|05 26 17.5|+28 36 27|22.8|-173.6|1.65
Mintaka|1852|05 32 00.4|-00 17 57|0.6|-0.7|2.23
Arneb|1865|05 32 43.8|-17 49 20|3.6|1.2|2.58
Alnilam|1903|05 36 12.8|-01 12 07|1.4|-0.8|1.70
Phact|1956|05 39 38.9|-34 04 27|-0.1|-24.1|2.64
Alnitak|1948|05 40 45.5|-01 56 34|3.2|2.0|1.77
Saiph|2004|05 47 45.4|-09 40 11|1.5|-1.3|2.06
Betelgeuse|2061|05 55 10.3|+07 24 25|27.5|11.3|0.50
Menkalinan|2088|05 59 31.7|+44 56 51|-56.4|-0.9|1.90
Mirzam|2294|06 22 42.0|-17 57 21|-3.2|-0.8|1.98
Canopus|2326|06 23 57.1|-52 41 45|19.9|23.2|-0.72
Alhena|2421|06 37 42.7|+16 23 57|42|-42|1.93
Sirius|2491|06 45 08.9|-16 42 58|-553|-1205|-1.46
Adhara|2618|06 58 37.5|-28 58 20|3.2|1.3|1.50
Wezen|2693|07 08 23.5|-26 23 36|-3.1|3.3|1.84
Aludra|2827|07 24 05.7|-29 18 11|-4.1|5.8|2.45
Castor|2891|07 34 36.0|+31 53 18|-171|-98|1.58
Procyon|2943|07 39 18.1|+05 13 30|-710|-1023|0.38
Pollux|2990|07 45 18.9|+28 01 34|-626.6|-45.8|1.14
Naos|3165|08 03 35.1|-40 00 12|-29.7|16.8|2.25
Avior|3307|08 22 30.8|-59 30 34|-25.5|22.1|1.86
Alsephina|3485|08 44 42.2|-54 42 30|23|-78|1.96
Suhail|3634|09 07 59.8|-43 25 57|-24.0|13.5|2.21
Miaplacidus|3685|09 13 12.0|-69 43 02|-157.7|108.9|1.68
Aspidiske|3699|09 17 05.4|-59 16 31|-18.9|13.1|2.25
Alphard|3748|09 27 35.2|-08 39 31|-15.2|34.4|1.98
Regulus|3982|10 08 22.3|+11 58 02|-248.7|5.6|1.35
Merak|4295|11 01 50.5|+56 22 57|81.4|33.5|2.37
Dubhe|4301|11 03 43.7|+61 45 03|-119|-67|1.79
Zosma|4357|11 14 06.5|+20 31 25|143.4|-129.9|2.56
Denebola|4534|11 49 03.6|+14 34 19|-497.7|-114.7|2.14
Phecda|4554|11 53 49.8|+53 41 41|95|12|2.44
Megrez|4660|12 15 25.6|+57 01 57|104.1|7.3|3.31
Imai|4656|12 15 08.7|-58 44 56|-35.8|-10.4|2.80
Gienah|4662|12 15 48.4|-17 32 31|-158.6|21.9|2.59
Acrux|4730|12 26 35.9|-63 05 57|-35.8|-14.9|0.77
Gacrux|4763|12 31 09.9|-57 06 48|28.2|-265.1|1.63
Mimosa|4853|12 47 43.2|-59 41 19|-43.0|-16.2|1.25
Alioth|4905|12 54 01.7|+55 57 35|111.9|-8.2|1.77
Mizar|5054|13 23 55.5|+54 55 31|119.0|-26.0|2.27
Spica|5056|13 25 11.6|-11 09 41|-42.4|-30.7|0.98
Alkaid|5191|13 47 32.4|+49 18 48|-121.2|-14.9|1.86
Muphrid|5235|13 54 41.1|+18 23 52|-60.9|-356.3|2.68
Hadar|5267|14 03 49.4|-60 22 23|-33.3|-23.2|0.61
Thuban|5291|14 04 23.3|+64 22 33|-56.3|17.2|3.65
Menkent|5288|14 06 41.0|-36 22 12|-520.5|-518.1|2.06
Arcturus|5340|14 15 39.7|+19 10 57|-1093.4|-2000.1|-0.04
Alpha Centauri|5459|14 39 35.9|-60 50 07|-3642|699|-0.27
Kochab|5563|14 50 42.3|+74 09 20|-32.6|11.4|2.08
Zubenelgenubi|5531|14 50 52.7|-16 02 30|-105.7|-68.4|2.75
Zubeneschamali|5685|15 17 00.4|-09 22 59|-98.1|-19.7|2.61
Alphecca|5793|15 34 41.3|+26 42 53|120.3|-89.6|2.23
Dschubba|5953|16 00 20.0|-22 37 18|-12|-22|2.32
Yed Prior|6056|16 14 20.7|-03 41 40|-47.5|-142.7|2.74
Antares|6134|16 29 24.4|-26 25 55|-12.1|-23.3|0.96
Atria|6217|16 48 39.9|-69 01 40|17.9|-31.6|1.92
Larawag|6241|16 50 09.8|-34 17 36|-614.9|-255.9|2.29
Sabik|6378|17 10 22.7|-15 43 29|40.1|99.2|2.43
Shaula|6527|17 33 36.5|-37 06 14|-8.5|-30.8|1.63
Rasalhague|6556|17 34 56.1|+12 33 36|108.1|-221.6|2.08
Sargas|6553|17 37 19.1|-42 59 52|5.5|-3.1|1.87
Eltanin|6705|17 56 36.4|+51 29 20|-8.5|-22.8|2.23
Kaus Australis|6879|18 24 10.3|-34 23 05|-39.4|-124.2|1.85
Vega|7001|18 36 56.3|+38 47 01|200.9|286.2|0.03
Nunki|7121|18 55 15.9|-26 17 48|15.1|-53.4|2.02
Altair|7557|19 50 47.0|+08 52 06|536.2|385.3|0.77
Sadr|7796|20 22 13.7|+40 15 24|2.4|-0.9|2.20
Peacock|7790|20 25 38.9|-56 44 06|6.9|-86.0|1.94
Deneb|7924|20 41 25.9|+45 16 49|2.0|1.9|1.25
Alderamin|8162|21 18 34.8|+62 35 08|150.6|49.1|2.44
Sadalsuud|8232|21 31 33.5|-05 34 16|18.8|-8.2|2.91
Enif|8308|21 44 11.2|+09 52 30|26.9|0.4|2.39
Deneb Algedi|8322|21 47 02.4|-16 07 38|261.7|-296.7|2.87
Alnair|8425|22 08 14.0|-46 57 40|126.7|-147.5|1.74
Tiaki|8636|22 42 40.1|-46 53 05|135.2|-4.4|2.10
Fomalhaut|8728|22 57 39.1|-29 37 20|329.0|-164.7|1.16
Scheat|8775|23 03 46.5|+28 04 58|187.7|136.9|2.42
Markab|8781|23 04 45.7|+15 12 19|60.4|-41.3|2.49
`;

/** Degrees (or hours), minutes and seconds as one number; the sign counts for all three. */
function sexagesimal(text: string): number {
  const [whole = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(' ').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (whole + minutes / 60 + seconds / 3600);
}

function starOf(row: string): BrightStar {
  const [name = '', hr, ra = '', dec = '', motionRa, motionDec, magnitude] = row.split('|');
  return {
    name,
    hr: Number(hr),
    rightAscensionDeg: 15 * sexagesimal(ra),
    declinationDeg: sexagesimal(dec),
    motionRaMas: Number(motionRa),
    motionDecMas: Number(motionDec),
    magnitude: Number(magnitude),
  };
}

/** About a hundred of the brightest and best-known stars, by right ascension. */
export const BRIGHT_STARS: readonly BrightStar[] = ROWS.trim().split('\n').map(starOf);
