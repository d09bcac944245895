import { messagesOf } from '../../phrase.ts';
import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known, termBank } from './terms.ts';

const message = messagesOf('ss-china');

const CHINA = termBank([
  known(
    message('china.pairs.oracle-bones.name'),
    message('china.pairs.oracle-bones.meaning'),
    message('china.pairs.oracle-bones.why'),
  ),
  known(
    message('china.pairs.terracotta-army.name'),
    message('china.pairs.terracotta-army.meaning'),
    message('china.pairs.terracotta-army.why'),
  ),
  known(
    message('china.pairs.cai-lun.name'),
    message('china.pairs.cai-lun.meaning'),
    message('china.pairs.cai-lun.why'),
  ),
  known(
    message('china.pairs.zhang-heng.name'),
    message('china.pairs.zhang-heng.meaning'),
    message('china.pairs.zhang-heng.why'),
  ),
  known(
    message('china.pairs.sima-qian.name'),
    message('china.pairs.sima-qian.meaning'),
    message('china.pairs.sima-qian.why'),
  ),
  known(
    message('china.pairs.ban-zhao.name'),
    message('china.pairs.ban-zhao.meaning'),
    message('china.pairs.ban-zhao.why'),
  ),
  known(
    message('china.pairs.liu-hui.name'),
    message('china.pairs.liu-hui.meaning'),
    message('china.pairs.liu-hui.why'),
  ),
  known(
    message('china.pairs.marquis-yi-zeng.name'),
    message('china.pairs.marquis-yi-zeng.meaning'),
    message('china.pairs.marquis-yi-zeng.why'),
  ),
  known(
    message('china.pairs.bi-sheng.name'),
    message('china.pairs.bi-sheng.meaning'),
    message('china.pairs.bi-sheng.why'),
  ),
  known(
    message('china.pairs.grand-canal.name'),
    message('china.pairs.grand-canal.meaning'),
    message('china.pairs.grand-canal.why'),
  ),
  known(
    message('china.pairs.su-song.name'),
    message('china.pairs.su-song.meaning'),
    message('china.pairs.su-song.why'),
  ),
  known(
    message('china.pairs.zu-chongzhi.name'),
    message('china.pairs.zu-chongzhi.meaning'),
    message('china.pairs.zu-chongzhi.why'),
  ),
]);

/** People and works of China from Shang to Song (C3 D2.His.2.6-8). */
export const ssChina = generator('ss-china', (random, difficulty) => askPairBank(CHINA, random, difficulty));
