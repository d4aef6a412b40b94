-- A month has one reminder of a bill. Kept with the biller: a reminder that is deleted and set anew is the same one.
alter table bank.billers add column reminded_for date;
update bank.billers set reminded_for = r.mailed_on from bank.bill_reminders r where r.biller_id = billers.id;
alter table bank.bill_reminders drop column mailed_on;
