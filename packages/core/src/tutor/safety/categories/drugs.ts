import { anyOf, everyOf, oneOf, upTo } from '../phrases.ts';
import type { TriageCategory } from '../triage-rule.ts';

const SUBSTANCE_EN = oneOf(
  'weed vapes? drugs? meth cocaine coke heroin fentanyl alcohol beer vodka liquor whiskey lsd edibles shrooms ecstasy molly xanax adderall cigarettes? pot marijuana a_joint joints? percs? lean nicotine',
);
const TAKING_EN = oneOf(
  'smoke smoked smoking vape vaped vaping drank drink drinking tried try did do snort snorted take took taking got_drunk_on high_on hooked_on addicted_to',
);
const ENGLISH = anyOf(
  '(?:gave|offered|sold|made) me (?:take )?(?:a |some )?(?:pills?|drugs|weed|vape|something to (?:smoke|drink|take))',
  'drank (?:my |some of my )?(?:moms|dads|mums|parents|uncles|brothers) (?:wine|beer|vodka|whiskey|alcohol|liquor|drink)',
  'i (?:had|drank) (?:too many|a few|several|[2-9]) beers',
  `how (?:do i|to|can i|do you) (?:get|buy|make|smoke|vape|do|hide|cook|roll|sneak) (?:some |a |my )?(?:${SUBSTANCE_EN}|high|drunk)`,
  `where (?:can i|to|do i|do kids) (?:buy|get|find) (?:some |a )?${SUBSTANCE_EN}`,
  `i(?:ve| have| just| also| want to| wanna| got| been| m| keep| started)*${upTo(1)} ${TAKING_EN} (?:some |a |too much |lots of |a lot of )?${SUBSTANCE_EN}`,
  `im (?:addicted to|hooked on|high on) (?:${SUBSTANCE_EN}|pills|vaping|weed)`,
  `i (?:had|drank|have had|finished|downed) (?:a |an |some |too many |two |three |[0-9]+ |a few |a couple of |half a )?(?:shots?|beers|glass(?:es)?|bottles?|cans?|cups?|sips?|drinks)(?: of)? (?:${oneOf('beer vodka wine rum gin tequila whiskey liquor alcohol champagne')})`,
  'i (?:was|got|am|get|keep getting) (?:drunk|high|stoned|wasted)(?! up| in| on the| above| enough| grades?| scores?| marks?| five)',
  '(?:want|wanna|trying)(?: to)? (?:get|be) (?:drunk|high|stoned|wasted)(?! grades?| scores?| marks?| up)',
  `(?:someone|he|she|they|my (?:friends?|brother|cousin)|a (?:kid|guy|boy|girl)|kids)(?: at school| keep| keeps| is| are| wants? me to)*${upTo(1)} (?:offered|offers|offering|gave|giving|sells?|selling|try|smoke|pressuring|pressured)(?: me)?(?: to)?(?: try| smoke| take| do)? (?:some |a )?${SUBSTANCE_EN}`,
);
const SUBSTANCE_FR = oneOf(
  'shit beuh weed cannabis joints? drogues? cocaine coke alcool vodka biere puffs? vapoteuse cigarettes? clopes? ecstasy md mdma heroine lean',
);
const FRENCH = anyOf(
  `(?:comment|ou)(?: je peux| on peut| est ce que je peux| puis je)? (?:acheter|trouver|avoir|fumer|rouler|cacher|fabriquer)(?: de la| du| de l| des| un| une| dl| de| mon| ma)? ?l?${SUBSTANCE_FR}`,
  `(?:jai|je)(?: deja| trop| beaucoup)? (?:fume|fumee|bu|pris|prends|bois|essaye|goute|vapote)(?: de la| du| de l| des| un| une| trop de?| beaucoup de?)? ?(?:l)?${SUBSTANCE_FR}`,
  `(?:jai|je)(?: viens de)? (?:bu|boire|pris|bois) (?:trop de |un |deux |trois |quelques |[0-9]+ )?(?:verres?|shots?|canettes?|gorgees?) (?:de |d)?${SUBSTANCE_FR}`,
  '(?:je suis|jetais|jai fini|etre|me) (?:bourree?|defoncee?|accro a (?:la|le|lalcool|la drogue|la puff)|bourrer la gueule|defoncer)',
  `(?:il|elle|ils|un (?:mec|gars)|mon (?:pote|cousin|frere)|on)(?: ma| me| mont)? (?:propose|proposent|force a|donne|vend)(?: de la| du| des| un| une| a fumer| de fumer)? ?${SUBSTANCE_FR}`,
);
const SUBSTANCE_ES = oneOf(
  'drogas? marihuana mota porros? cocaina alcohol cerveza vodka tequila vapers? vapeador cigarros? cigarrillos? hierba pastillas_para_drogarme extasis heroina fentanilo cristal',
);
const SPANISH = anyOf(
  '(?:quieren|quiere|me dicen) que (?:pruebe|fume|tome|consuma) (?:drogas?|marihuana|mota|alcohol|cerveza)',
  `(?:como|donde)(?: puedo| se puede)? (?:comprar|conseguir|compro|consigo|fumar|hacer|esconder)(?: un| una| la| el)? ?${SUBSTANCE_ES}`,
  `(?:he |ya |yo )?(?:fume|fumo|fumado|tome|tomo|tomado|bebi|bebo|bebido|probe|probado|consumo)(?: un| una| mucha| mucho| la| el)? ?${SUBSTANCE_ES}`,
  `(?:he )?(?:tome|tomado|bebi|bebido|bebo) (?:un |una |dos |tres |[0-9]+ |varios |varias )?(?:tragos?|shots?|vasos?|copas?|latas?|cervezas)(?: de)?(?: ${SUBSTANCE_ES})?`,
  '(?:estoy|estaba|me puse|quiero) (?:borrach[oa]|drogad[oa]|emborracharme|drogarme|adict[oa] a)',
  `(?:me|nos) (?:ofrecen|ofrecio|ofrecieron|dan|dieron|vende|venden|obligan a (?:fumar|tomar))(?: un| una)? ?${SUBSTANCE_ES}`,
);

/** Drugs, alcohol, vaping: offered to, used by or sought by the child. */
export const DRUGS: TriageCategory<'drugs'> = {
  category: 'drugs',
  tier: 'S2',
  harmless: everyOf(
    'root beer',
    'pot (?:roast|pie|luck|stickers?)',
    'ginger beer',
    'rubbing alcohol',
    'alcohol (?:group|functional|molecule|lab)',
    'coke (?:zero|bottle|can|and mentos)|diet coke',
    'lean (?:on|in|meat|against|forward|protein)',
    'try a joint (?:variation|equation)',
  ),
  rules: [
    { id: 'drugs.en', pattern: ENGLISH },
    { id: 'drugs.fr', pattern: FRENCH },
    { id: 'drugs.es', pattern: SPANISH },
  ],
};
